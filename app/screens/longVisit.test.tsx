import { endpointNames } from '@tally/contract/endpoints';
import { examples } from '@tally/contract/examples';
import { act, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { api } from '../api/api';
import type { CreatedApp } from '../createApp';
import { routes } from './routes';
import type { Replies } from '../testing/fakeServer';
import { loadScreens } from '../testing/loadScreens';
import { passTime } from '../testing/passTime';
import { renderScreen } from '../testing/renderScreen';

/** Time after which code, pictures and responses are loaded, and temporary content is gone, ms. */
const settledMs = 20_000;
/** The first visits of a page load what stays in memory: code, texts, cached responses. */
const firstVisits = 2;
const moreVisits = 3;

const replies = Object.fromEntries(
  endpointNames.flatMap((name) => {
    const [, reply] = Object.entries(examples[name].replies)[0] ?? [];
    return reply === undefined || reply instanceof Response ? [] : [[name, reply]];
  }),
) as Replies;

/** Counts listeners of targets that outlive every page: window, document and the like. */
function countListeners() {
  const added = new Map<string, Set<unknown>>();
  const lasting = (target: EventTarget) => !(target instanceof Element) && !(target instanceof AbortSignal);
  const at = (target: EventTarget, type: string) => {
    const name = `${target.constructor.name} ${type}`;
    const known = added.get(name) ?? new Set();
    added.set(name, known);
    return known;
  };
  // jsdom's window has both functions as its own properties.
  for (const owner of [EventTarget.prototype, window]) {
    const { addEventListener: add, removeEventListener: remove } = owner;
    vi.spyOn(owner, 'addEventListener').mockImplementation(function (this: EventTarget | undefined, type, fn, how) {
      const target = this ?? window;
      if (lasting(target)) at(target, type).add(fn);
      add.call(target, type, fn, how);
    });
    vi.spyOn(owner, 'removeEventListener').mockImplementation(function (this: EventTarget | undefined, type, fn, how) {
      const target = this ?? window;
      at(target, type).delete(fn);
      remove.call(target, type, fn, how);
    });
  }
  return () =>
    Object.fromEntries([...added].map(([name, fns]) => [name, fns.size] as const).filter(([, size]) => size));
}

beforeAll(loadScreens);

const pages = routes
  .map(({ path }) =>
    path
      .replace('*', '/nowhere')
      .replace(':name', 'rules')
      .replace(':code', 'ABC234')
      .replace(/\/:\w+\?/, ''),
  )
  .filter((path) => path !== '/home');

it.each(pages)('leaving %s ends its timers, listeners and subscriptions', async (path) => {
  const listeners = countListeners();
  let app: CreatedApp | undefined;
  const subscribers = new Set<unknown>();
  const { services } = renderScreen('/home', replies, {
    onReady: (ready) => {
      app = ready;
    },
  });
  await screen.findAllByRole('article');
  const ready = app;
  if (!ready) throw new Error('The app did not start.');
  const { store, context } = ready;
  const { subscribe } = store;
  store.subscribe = (listener) => {
    const stop = subscribe(listener);
    subscribers.add(stop);
    return () => {
      subscribers.delete(stop);
      stop();
    };
  };
  const left = () => {
    const { getSubscriptions } = store.dispatch(api.internalActions.internal_getRTKQSubscriptions()) as unknown as {
      getSubscriptions(): Map<string, Map<string, unknown>>;
    };
    return {
      listeners: listeners(),
      timers: services.running(),
      subscribers: subscribers.size,
      queries: Object.fromEntries(
        [...getSubscriptions()].map(([name, by]) => [name, by.size] as const).filter(([, by]) => by),
      ),
      nodes: document.querySelectorAll('*').length,
    };
  };
  const visit = async () => {
    await act(async () => context.navigation.go(path));
    await passTime(services, settledMs);
    await act(async () => context.navigation.go('/home'));
    await passTime(services, settledMs);
  };
  const visits = async (count: number) => {
    for (let visited = 0; visited < count; visited += 1) await visit();
    return left();
  };
  const before = await visits(firstVisits);
  expect(before.queries).not.toEqual({});
  expect(await visits(moreVisits)).toEqual(before);
});
