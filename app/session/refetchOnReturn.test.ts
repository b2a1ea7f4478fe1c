import { hourMs, minuteMs } from '@tally/contract/limits/time';
import { freshTasks } from '@tally/contract/fixtures/task';
import { activeUsers } from '@tally/contract/fixtures/user';
import { expect, it } from 'vitest';
import { windowOpened } from '../bridge/actions';
import { tasksApi } from '../features/tasks/tasksApi';
import { routeOf } from '../screens/routes';
import { sessionApi } from './sessionApi';
import { flushTasks } from '../testing/flushTasks';
import { createTestApp } from '../testing/testApp';
import { refetchOnReturn } from './refetchOnReturn';
import { rulesApi } from './rules/rulesApi';

const setVisibility = (state: 'hidden' | 'visible') => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
};
const comeBack = () => {
  setVisibility('hidden');
  setVisibility('visible');
};

/** The app after a start, with the events that it reports by h5action from then on. */
function started(options: Parameters<typeof createTestApp>[1]) {
  const { services, requests, store, context } = createTestApp({ postH5Action: null }, options);
  refetchOnReturn(window, store, context, routeOf(context.navigation.currentPath()).opens);
  const tracked = () =>
    Promise.all(requests.filter(({ url }) => url.includes('/app/h5action')).map((request) => request.clone().json()));
  return { services, tracked };
}

it.each([
  ['/home', 1000, {}],
  ['/default', 1000, {}],
  ['/app/referral', 1000, {}],
  ['/withdraw', 1000, {}],
  ['/app/coincenter', 1000, { actionData: 'CoinCenter' }],
  ['/app/moreapps', 500, { actionData: 'MoreApps' }],
])(
  'a start at %s tells the server after %i ms that the app was opened, and in which language (API-30, HOME-17)',
  async (path, after, data) => {
    const { services, tracked } = started({ path });
    services.advance(after - 1);
    await flushTasks();
    expect(await tracked()).toEqual([]);
    services.advance(1);
    await flushTasks();
    expect(await tracked()).toEqual([{ action: 'open', locale: 'en', ...data }]);
    services.advance(60_000);
    comeBack();
    await flushTasks();
    expect(await tracked()).toHaveLength(1);
  },
);

it('an app that is kept open says again that it was opened, an hour later when somebody comes back to it (MONEY-5)', async () => {
  const { services, tracked } = started({ path: '/home' });
  services.advance(hourMs);
  comeBack();
  await flushTasks();
  expect(await tracked()).toHaveLength(2);
});

it('a page that is open to all tells nothing', async () => {
  const { services, tracked } = started({ path: '/privacy-policy', isPublic: true });
  services.advance(2 * hourMs);
  comeBack();
  await flushTasks();
  expect(await tracked()).toEqual([]);
});

it('back from the background, each endpoint is fetched at most once, however many signs there are (TASK-20)', async () => {
  const app = createTestApp({ getUserInfo: activeUsers.id, getNormalTasks: freshTasks, postH5Action: null });
  refetchOnReturn(window, app.store, app.context);
  await app.store.dispatch(sessionApi.endpoints.getUserInfo.initiate());
  await app.store.dispatch(tasksApi.endpoints.getNormalTasks.initiate({}));
  app.services.advance(5000);
  await flushTasks();
  app.requests.length = 0;

  setVisibility('hidden');
  window.dispatchEvent(new Event('blur'));
  setVisibility('visible');
  window.dispatchEvent(new Event('focus'));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await flushTasks();

  expect(app.requests.map((request) => new URL(request.url).pathname).sort()).toEqual([
    '/event/v1/task/normal-task/',
    '/event/v1/user/info',
  ]);
});

it("the page fetches the market's rules at most once a minute when it comes back from the background (RULES-4)", async () => {
  const app = createTestApp({ postH5Action: null });
  refetchOnReturn(window, app.store, app.context);
  void app.store.dispatch(rulesApi.endpoints.getMarketRules.initiate({ market: 'id' }));
  const back = async (after: number) => {
    await flushTasks();
    app.services.advance(after);
    comeBack();
    await flushTasks();
    return app.requests.filter(({ url }) => url.includes('/market/rules')).length;
  };
  expect([await back(minuteMs - 1), await back(1000), await back(minuteMs - 1), await back(1000)]).toEqual([
    1, 2, 2, 3,
  ]);
});

it.each(['words', 'quiz'] as const)(
  'a %s window that closes without any event is looked after by the next tap, once (TASK-20)',
  async (kind) => {
    const app = createTestApp({ getUserInfo: activeUsers.id, getNormalTasks: freshTasks, postH5Action: null });
    refetchOnReturn(window, app.store, app.context);
    await app.store.dispatch(sessionApi.endpoints.getUserInfo.initiate());
    const asked = () => app.requests.filter(({ url }) => url.includes('/user/info')).length;
    const tap = async () => {
      app.services.advance(5000);
      dispatchEvent(new Event('pointerdown'));
      await flushTasks();
    };
    await tap();
    expect(asked()).toBe(1);
    app.store.dispatch(windowOpened({ kind, windowId: 10_000, at: app.services.elapsed(), lockMs: 0, key: 'k' }));
    await tap();
    expect(asked()).toBe(2);
    await tap();
    expect(asked()).toBe(2);
  },
);
