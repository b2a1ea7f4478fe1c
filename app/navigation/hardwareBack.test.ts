import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { watchHardwareBack } from './hardwareBack';
import { atGuard, installHistoryGuard, pagesBefore } from './historyGuard';
import { answerDialog, openDialog } from '../overlays/openDialog';
import { selectDialog } from '../state/overlaysSlice';
import { routeOf } from '../screens/routes';
import { createTestApp } from '../testing/testApp';

// As in the page head: the guard is installed before any other listener.
installHistoryGuard(window, '/home');

let steps = 0;
addEventListener('popstate', () => void (steps += 1), { capture: true });

/** Moves and waits for the given number of history moves: a step that is undone counts as two. */
async function until(moves: number, move: () => unknown = () => history.back()): Promise<void> {
  steps = 0;
  move();
  await waitFor(() => expect(steps).toBe(moves));
}

describe('hardware back', () => {
  const app = createTestApp();
  const { navigation } = app.context;
  let watch: ReturnType<typeof watchHardwareBack>;
  let heard: string[] = [];
  /** Makes the screen follow the address, as the router does. */
  const hear = () => {
    heard.push(location.pathname);
    navigation.setCurrentPath(location.pathname);
  };
  const open = (path: string) => {
    history.pushState({ idx: pagesBefore(window) + 1 }, '', path);
    navigation.setCurrentPath(path);
  };

  beforeEach(() => {
    history.replaceState(history.state, '', '/home');
    navigation.setCurrentPath('/home');
    // Of a test before, whose router goes nowhere.
    navigation.consumeOwnStep();
    watch = watchHardwareBack(
      window,
      navigation,
      () => selectDialog(app.store.getState()) !== undefined || routeOf(navigation.currentPath()).back === 'ignored',
    );
    addEventListener('popstate', hear);
    heard = [];
  });
  afterEach(() => {
    watch.stop();
    removeEventListener('popstate', hear);
  });

  it('"ignored on home" (ROUTE-21)', async () => {
    await until(2);
    expect(location.pathname).toBe('/home');
    expect(atGuard(history.state)).toBe(false);
    expect(heard).toEqual([]);
  });

  it('"elsewhere it goes back one step" (ROUTE-21)', async () => {
    open('/tips/rules');
    await until(1);
    expect(location.pathname).toBe('/home');
    expect(heard).toEqual(['/home']);
  });

  it('"ignored while a dialog shows", which stays (ROUTE-21)', async () => {
    open('/tips/rules');
    void app.store.dispatch(openDialog('login.duplicateUser'));
    await until(2);
    expect(watch.hostBack()).toBe(true);
    expect(location.pathname).toBe('/tips/rules');
    expect(heard).toEqual([]);
    const dialog = selectDialog(app.store.getState());
    expect(dialog?.kind).toBe('login.duplicateUser');
    app.store.dispatch(answerDialog(dialog?.id ?? '', 'closed'));
    await until(1);
    expect(heard).toEqual(['/home']);
  });

  it('more steps than there are pages end at the first page, and the screen follows (ROUTE-23)', async () => {
    open('/feedback');
    await until(2, () => history.go(-2));
    expect(location.pathname).toBe('/home');
    expect(heard).toEqual(['/home']);
    await until(2);
    expect(heard).toEqual(['/home']);
  });

  it('a page that was opened while a step was being undone does not swallow the next step (ROUTE-23)', async () => {
    history.back();
    open('/team');
    await waitFor(() => expect(atGuard(history.state)).toBe(false));
    open('/tips/rules');
    heard = [];
    await until(1);
    expect(heard).toEqual([location.pathname]);
  });

  it('the page answers a host that asks first that it handled the key, and goes back one step where it is not ignored (ROUTE-21, ROUTE-22)', () => {
    const moves: (string | number)[] = [];
    navigation.attach((to) => void moves.push(to));
    expect(watch.hostBack()).toBe(true);
    expect(moves).toEqual([]);
    navigation.setCurrentPath('/tips/rules');
    expect(watch.hostBack()).toBe(true);
    expect(moves).toEqual([-1]);
  });

  it('a button leads back also from a page on which the key is ignored, and the key stays ignored there (PRIVACY-14, ROUTE-21)', async () => {
    open('/feedback');
    open('/privacy-policy');
    navigation.attach((to) => (typeof to === 'number' ? history.go(to) : undefined));
    await until(2);
    expect(location.pathname).toBe('/privacy-policy');
    await until(1, () => navigation.back());
    expect(heard).toEqual(['/feedback']);
    open('/privacy-policy');
    await until(2);
    expect(location.pathname).toBe('/privacy-policy');
  });
});
