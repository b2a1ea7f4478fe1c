import { floatItems } from '@tally/contract/fixtures/offers';
import { freshTasks } from '@tally/contract/fixtures/task';
import { activeUsers, guestUser } from '@tally/contract/fixtures/user';
import { floatPlace } from '@tally/contract/limits/ads';
import { revealMs } from '@tally/contract/limits/home';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { passTime } from '../../../../testing/passTime';
import { renderScreen } from '../../../../testing/renderScreen';

/** What is watched, and how the page is told whether it is in view. */
let watched: { node: Element; tell: (isIntersecting: boolean) => void }[] = [];
beforeEach(() => {
  watched = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly told: IntersectionObserverCallback) {}
      observe(node: Element) {
        const tell = (isIntersecting: boolean) =>
          act(() => this.told([{ isIntersecting } as IntersectionObserverEntry], this as never));
        watched.push({ node, tell });
      }
      disconnect() {
        watched = watched.filter(({ node }) => node.isConnected);
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const bar = () => screen.queryByRole('complementary', { name: 'More to earn' });

it('the offered task floats, with what it is worth, while its own button is out of view (HOME-19, HOME-23)', async () => {
  const { services, simulator } = renderScreen(
    '/home',
    { getNormalTasks: freshTasks, getUserInfo: activeUsers.id, getPlaceInfo: [] },
    { scenario: { windows: { checkin: 'never' } } },
  );
  await screen.findByRole('article', { name: 'Daily check-in' });
  await passTime(services, revealMs.floatBox);
  await waitFor(() => expect(watched.length).toBeGreaterThan(0));
  const { node, tell } = watched.at(-1) as (typeof watched)[number];
  expect(node.textContent).toContain('Daily check-in');
  expect(bar()).toBeNull();
  tell(false);
  const floating = within(bar() as HTMLElement);
  floating.getByText('Daily check-in');
  floating.getByText(/^up to Rp.200$/);
  tell(true);
  expect(bar()).toBeNull();
  tell(false);
  await userEvent.click(within(bar() as HTMLElement).getByRole('button', { name: 'Check in Daily check-in' }));
  await waitFor(() => expect(simulator.log.map(({ name }) => name)).toContain('showCheckInWindow'));
});

it('a task that the person is not shown does not float: the next one does (HOME-19, PERSON-5)', async () => {
  const { services } = renderScreen('/home', {
    getNormalTasks: freshTasks,
    getUserInfo: { ...activeUsers.id, showCheckInTask: false },
    getPlaceInfo: [],
  });
  await screen.findByRole('article', { name: 'Lucky draw' });
  await passTime(services, revealMs.floatBox);
  await waitFor(() => expect(watched.length).toBeGreaterThan(0));
  expect(watched.at(-1)?.node.textContent).toContain('Lucky draw');
});

it('a promotion that comes while the floating box is there waits until the box goes: its button stays where it is (HOME-13)', async () => {
  const { services } = renderScreen('/home', {
    getNormalTasks: freshTasks,
    getUserInfo: activeUsers.id,
    getPlaceInfo: ({ url }) => (url.includes(`placeId=${floatPlace}`) ? floatItems : []),
  });
  await screen.findByRole('article', { name: 'Daily check-in' });
  await passTime(services, revealMs.floatBox);
  await waitFor(() => expect(watched.length).toBeGreaterThan(0));
  const tell = (isInView: boolean) => watched.at(-1)?.tell(isInView);
  const promo = () => screen.queryByRole('group', { name: 'Runway 24' });
  tell(false);
  await passTime(services, revealMs.promoBox);
  within(bar() as HTMLElement).getByText('Daily check-in');
  expect(promo()).toBeNull();
  tell(true);
  await waitFor(() => expect(promo()).not.toBeNull());
  tell(false);
  within(bar() as HTMLElement).getByText('Daily check-in');
  expect(promo()).not.toBeNull();
});

it.each([
  ['a person is kept for what floats', activeUsers.id, 1],
  ['a guest is not there, for nothing floats over it', guestUser, 0],
])('room below the home of %s (HOME-23)', async (_, getUserInfo, rooms) => {
  // What floats is measured, which this DOM cannot do.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.childElementCount > 0 ? 96 : 0;
  });
  const measures: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly measured: () => void) {}
      observe() {
        measures.push(this.measured);
      }
      disconnect() {}
    },
  );
  const { services } = renderScreen('/home', { getNormalTasks: freshTasks, getUserInfo, getPlaceInfo: floatItems });
  await screen.findByRole('article', { name: 'Daily check-in' });
  await passTime(services, revealMs.homeAds);
  act(() => measures.forEach((measure) => measure()));
  await waitFor(() => expect(screen.getByRole('main').lastElementChild?.childElementCount).toBe(rooms));
});
