import { freshTasks } from '@tally/contract/fixtures/task';
import { activeUsers, guestUser } from '@tally/contract/fixtures/user';
import type { Closable } from '@tally/contract/rules/marketRules';
import { expect, it } from 'vitest';
import { tasksApi } from '../../features/tasks/tasksApi';
import { rulesApi } from '../../session/rulesApi';
import { sessionApi } from '../../session/sessionApi';
import { selectDialog } from '../../state/overlaysSlice';
import { rulesClosing } from '../../testing/rulesWith';
import { createTestApp } from '../../testing/testApp';
import { leaveHome } from './leaveHome';

/** The dialog with which home is left where the market has closed this. */
async function offered(getUserInfo: typeof guestUser, ...closed: Closable[]) {
  const { store } = createTestApp({
    getUserInfo,
    getNormalTasks: freshTasks,
    getMarketRules: rulesClosing('id', ...closed),
  });
  await store.dispatch(sessionApi.endpoints.getUserInfo.initiate());
  await store.dispatch(tasksApi.endpoints.getNormalTasks.initiate({}));
  await store.dispatch(rulesApi.endpoints.getMarketRules.initiate({ market: 'id' }));
  void store.dispatch(leaveHome());
  return selectDialog(store.getState())?.kind;
}
const rich = { ...activeUsers.id, cash: 4850, withdrawn: false };

it.each([
  ['somebody who can withdraw', rich, [], 'exit.offerWithdraw'],
  ['somebody who could', rich, ['withdrawals'], 'exit.offerCheckin'],
  ['whose check-in is closed too', rich, ['withdrawals', 'checkin'], 'exit.offerLottery'],
  ['a guest', guestUser, [], 'exit.offerLogin'],
  ['a guest, whom a login would not let withdraw', guestUser, ['withdrawals'], 'exit.offerNothing'],
] as const)('home that is left offers nothing that is closed: %s (RULES-4, HOME-20)', async (_, user, closed, kind) => {
  expect(await offered(user, ...closed)).toBe(kind);
});
