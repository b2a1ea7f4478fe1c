import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { App } from './App';
import * as routesChunk from './AppRoutes';
import { loadOnce } from './navigation/lazyWithPreload';
import { createPersistentHome, PersistentHomeProvider } from './screens/Home/mountedHome';
import { createHomeSource } from './screens/Home/homeSource';
import { createTestApp } from './testing/testApp';

beforeEach(() => history.replaceState({ idx: 0 }, '', '/home'));

/** The app at home. */
function openHome(load: () => Promise<typeof routesChunk>) {
  const app = createTestApp();
  const home = createPersistentHome(createHomeSource(app), { visible: true, onTap: () => Promise.resolve() });
  const loads = vi.fn(load);
  const loadRoutes = loadOnce(loads);
  render(
    <PersistentHomeProvider value={home}>
      <App app={app} loadRoutes={loadRoutes} />
    </PersistentHomeProvider>,
  );
  return { ...app, home, loads, go: (to: string) => act(async () => app.context.navigation.go(to)) };
}

const lost = () => Promise.reject<typeof routesChunk>(new Error('offline'));

it('home loads no router; the first navigation does, and opens its page', async () => {
  const { home, loads, go } = openHome(() => Promise.resolve(routesChunk));
  expect(loads).not.toHaveBeenCalled();
  await go('/tips/rules');
  await waitFor(() => expect(home.get().visible).toBe(false));
  expect(location.pathname).toBe('/tips/rules');
  expect(loads).toHaveBeenCalledTimes(1);
});

it('going back or forward in the history loads the router too', async () => {
  const { loads } = openHome(() => Promise.resolve(routesChunk));
  await act(async () => dispatchEvent(new PopStateEvent('popstate', { state: { idx: 0 } })));
  expect(loads).toHaveBeenCalledTimes(1);
});

it('the page says when the router cannot be loaded; home stays, and the next tap tries again', async () => {
  const { home, loads, go, services } = openHome(lost);
  await go('/withdraw');
  await userEvent.click(await screen.findByRole('button', { name: 'Later' }));
  expect(home.get().visible).toBe(true);
  expect(services.navigated).toEqual([]);
  await go('/income');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(services.navigated).toEqual(['/income']);
  expect(loads).toHaveBeenCalledTimes(2);
});
