import { freshTasks } from '@tally/contract/fixtures/task';
import { activeUsers, guestUser } from '@tally/contract/fixtures/user';
import type { UserInfo } from '@tally/contract/people/user';
import { expect, it } from 'vitest';
import { tasksApi } from '../features/tasks/tasksApi';
import { selectUserRequest } from '../session/selectors';
import { sessionApi } from '../session/sessionApi';
import { lastNumbers } from '../session/lastNumbers';
import { lastHome } from '../session/lastNumbersStorage';
import { trouble, type Replies } from '../testing/fakeServer';
import { createTestApp, type TestApp } from '../testing/testApp';
import { rememberHome } from './rememberHome';

const token = 't'.repeat(60);
const kept = ({ services }: TestApp) => services.storage.get('lastHome');
/** What home shows of a person: neither name nor picture. */
const shownOf = (user: UserInfo): UserInfo => ({ ...user, name: '', avatar: '' });
const remembered = ({ services }: TestApp) => {
  const opened = lastHome(services.storage, token, 0);
  return opened && lastNumbers(opened, { market: 'id', locale: 'id' });
};

const askUser = ({ store }: TestApp) =>
  store.dispatch(sessionApi.endpoints.getUserInfo.initiate(undefined, { forceRefetch: true }));

/**
 * Home of a person whose numbers are loaded and stored.
 * @param replies may be changed afterwards
 */
async function atHome(replies: Replies) {
  const app = createTestApp(replies, { token });
  const stop = rememberHome(app.store, app.context);
  await askUser(app);
  await app.store.dispatch(tasksApi.endpoints.getNormalTasks.initiate({}));
  // Subscribers of the store are notified once per frame for all changes.
  await expect.poll(() => remembered(app)?.tasks).toEqual(freshTasks);
  return { ...app, stop };
}
/** Performs an action and waits until the store's subscribers were notified. */
async function afterNotification({ store }: TestApp, act: () => unknown): Promise<void> {
  const notified = new Promise<void>((done) => store.subscribe(done));
  await act();
  await notified;
}
const replies = (): Replies => ({ getUserInfo: activeUsers.id, getNormalTasks: freshTasks });

it("the memory of home keeps what home shows, with the server's hour", async () => {
  const app = await atHome(replies());
  expect(remembered(app)).toMatchObject({ user: shownOf(activeUsers.id), tasks: freshTasks, knownAt: '12.00' });
});

it('the memory of home keeps what has changed since', async () => {
  const answers = replies();
  const app = await atHome(answers);
  answers.getUserInfo = { ...activeUsers.id, coin: 99 };
  await askUser(app);
  await expect.poll(() => remembered(app)?.user.coin).toBe(99);
});

it('the memory of home writes nothing where nothing has changed', async () => {
  const app = await atHome(replies());
  const before = kept(app);
  await afterNotification(app, () => void app.store.dispatch({ type: 'of no importance' }));
  expect(kept(app)).toBe(before);
});

it('a network that fails takes nothing away', async () => {
  const answers = replies();
  const app = await atHome(answers);
  answers.getUserInfo = trouble('offline');
  void askUser(app);
  await expect
    .poll(() => {
      app.services.advance(1000);
      return selectUserRequest(app.store.getState()).error;
    })
    .toBeDefined();
  await afterNotification(app, () => void app.store.dispatch({ type: 'of no importance' }));
  expect(remembered(app)?.user).toEqual(shownOf(activeUsers.id));
});

it.each([
  ['a refusal', trouble({ code: 401, msg: 'USER DELETED' })],
  ["a guest's answer", guestUser],
])('%s forgets it', async (_, answer) => {
  const answers = replies();
  const app = await atHome(answers);
  answers.getUserInfo = answer;
  await askUser(app);
  await expect.poll(() => kept(app)).toBeUndefined();
});

it('the memory of home is forgotten with the token', async () => {
  const app = await atHome(replies());
  app.context.vault.clear();
  app.store.dispatch({ type: 'logged out' });
  await expect.poll(() => kept(app)).toBeUndefined();
});

it('once remembering has ended, nothing of home is stored any more', async () => {
  const answers = replies();
  const app = await atHome(answers);
  app.stop();
  answers.getUserInfo = { ...activeUsers.id, coin: 99 };
  await afterNotification(app, () => askUser(app));
  expect(remembered(app)?.user.coin).toBe(activeUsers.id.coin);
});
