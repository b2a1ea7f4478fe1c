import { freshTasks } from '@tally/contract/fixtures/task';
import { activeUsers } from '@tally/contract/fixtures/user';
import { expect, it } from 'vitest';
import { tasksApi } from './features/tasks/tasksApi';
import { sessionApi } from './session/sessionApi';
import { createTestApp } from './testing/testApp';
import { watchPage } from './watchPage';

const turn = () => new Promise((done) => setImmediate(done));

it('back from the background, each endpoint is fetched at most once, however many signs there are', async () => {
  const app = createTestApp({ getUserInfo: activeUsers.id, getNormalTasks: freshTasks });
  watchPage(window, app.store, app.outside);
  await app.store.dispatch(sessionApi.endpoints.getUserInfo.initiate({}));
  await app.store.dispatch(tasksApi.endpoints.getNormalTasks.initiate({}));
  app.requests.length = 0;
  app.services.advance(5000);

  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('blur'));
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' });
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await turn();

  expect(app.requests.map((request) => new URL(request.url).pathname).sort()).toEqual(['/event/v1/task/normal-task/', '/event/v1/user/info']);
});
