import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { watchBackKey } from './backKey';
import { askDialog } from './overlays/ask';
import { selectDialog } from './overlays/overlaysSlice';
import { createTestApp } from './testing/testApp';

let steps = 0;
addEventListener('popstate', () => void (steps += 1), { capture: true });

/** Presses back and waits until the history has moved so often: a step that is taken back counts twice. */
async function pressBack(moves: number): Promise<void> {
  steps = 0;
  history.back();
  await waitFor(() => expect(steps).toBe(moves));
}

describe('hardware back', () => {
  const app = createTestApp();
  const { router } = app.outside;
  let watch: ReturnType<typeof watchBackKey>;
  const heard: string[] = [];
  const hear = () => void heard.push(location.pathname);
  const open = (path: string) => {
    history.pushState(null, '', path);
    router.show(path);
  };

  beforeEach(() => {
    history.replaceState(null, '', '/home');
    router.show('/home');
    watch = watchBackKey(window, app.store, router);
    addEventListener('popstate', hear);
    heard.length = 0;
  });
  afterEach(() => {
    watch.stop();
    removeEventListener('popstate', hear);
  });

  it('is ignored on home', async () => {
    await pressBack(2);
    expect(location.pathname).toBe('/home');
    expect(heard).toEqual([]);
  });

  it('goes back exactly one step elsewhere', async () => {
    open('/tips/rules');
    await pressBack(1);
    expect(location.pathname).toBe('/home');
    expect(heard).toEqual(['/home']);
  });

  it('puts a dialog away and stays where it was', async () => {
    open('/tips/rules');
    const answer = app.store.dispatch(askDialog('duplicateUser'));
    await pressBack(2);
    expect(location.pathname).toBe('/tips/rules');
    expect(heard).toEqual([]);
    expect(await answer).toBe('closed');
    expect(selectDialog(app.store.getState())).toBeUndefined();
  });

  it('a host that asks first is told that it was handled', () => {
    const moves: (string | number)[] = [];
    router.attach((to) => void moves.push(to));
    expect(watch.hostBack()).toBe(true);
    expect(moves).toEqual([]);
    router.show('/tips/rules');
    expect(watch.hostBack()).toBe(true);
    expect(moves).toEqual([-1]);
  });
});
