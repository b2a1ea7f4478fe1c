import { describe, expect, it, vi } from 'vitest';
import { createNavigation, type NavigationOptions } from './navigation';

function moves(path: string, steps: number, place: NavigationOptions): unknown[] {
  const moved: unknown[] = [];
  const router = createNavigation(path, place);
  router.attach((to, how) => void moved.push(how ? [to, how] : to));
  router.back(steps);
  return moved;
}

describe('back never goes beyond the first page of the app (ROUTE-23)', () => {
  it.each([
    ['from the third page', 1, 2, [-1]],
    ['two pages, from the third', 2, 2, [-2]],
    ['two pages, from the second', 2, 1, [-1]],
    ['to home from a page that was opened directly', 1, 0, [['/home', { replace: true }]]],
    ['two pages, from a page that was opened directly', 2, 0, [['/home', { replace: true }]]],
  ])('%s', (_, steps, before, moved) => {
    expect(moves('/feedback', steps, { pagesBefore: () => before, home: true })).toEqual(moved);
  });

  it('back leads nowhere from home itself, and from a public page, which has no home', () => {
    expect(moves('/home', 1, { pagesBefore: () => 0, home: true })).toEqual([]);
    expect(moves('/dataclear', 1, { pagesBefore: () => 0, home: false })).toEqual([]);
  });
});

it('the navigation asks for the pages once while navigations wait, also for one from before, and again when they were dropped', () => {
  const navigation = createNavigation('/home', { pagesBefore: () => 0, home: true });
  const load = vi.fn();
  navigation.go('/income');
  navigation.onWaiting(load);
  navigation.go('/withdraw');
  expect(load).toHaveBeenCalledTimes(1);
  expect(navigation.drop()).toBe('/withdraw');
  navigation.go('/team');
  expect(load).toHaveBeenCalledTimes(2);
});

it('the navigation tells of each page on the screen once, also when only its hash has changed', () => {
  const navigation = createNavigation('/home', { pagesBefore: () => 0, home: true });
  const seen: string[] = [];
  navigation.subscribe(() => seen.push(navigation.currentPage().path + navigation.currentPage().hash));
  for (let times = 0; times < 2; times += 1) navigation.setCurrentPath('/team', { hash: '', key: 'a' });
  navigation.setCurrentPath('/home', { hash: '#lucky', key: 'b' });
  expect(seen).toEqual(['/team', '/home#lucky']);
});

it('a page requested before the pages have loaded opens with them, once', () => {
  const moved: unknown[] = [];
  const router = createNavigation('/home', { pagesBefore: () => 0, home: true });
  router.go('/income');
  router.go('/withdraw');
  for (let times = 0; times < 2; times += 1) router.attach((to) => void moved.push(to));
  expect(moved).toEqual(['/withdraw']);
});
