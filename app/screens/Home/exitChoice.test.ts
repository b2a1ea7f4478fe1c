import { rulesClosing } from '@tally/contract/fixtures/marketRules';
import { finishedTasks, freshTasks, midwayTasks } from '@tally/contract/fixtures/task';
import { activeUsers, guestUser } from '@tally/contract/fixtures/user';
import { withdrawOptionLists } from '@tally/contract/fixtures/wallet';
import type { Closable } from '@tally/contract/rules/marketRules';
import { expect, it } from 'vitest';
import { walletApi } from '../../features/wallet/walletApi';
import { tasksApi } from '../../features/tasks/tasksApi';
import { rulesApi } from '../../session/rules/rulesApi';
import { sessionApi } from '../../session/sessionApi';
import { selectDialog } from '../../state/overlaysSlice';
import { createTestApp } from '../../testing/testApp';
import { exitChoice } from './exitChoice';
import { leaveHome } from './leaveHome';

const at = { active: true, withdrawn: true, tasks: finishedTasks, luckyCount: 1 };

// HOME-20
it.each([
  ['guest gets login-to-withdraw', { ...at, active: false }, 'login'],
  ['not yet withdrawn gets withdraw', { ...at, withdrawn: false, tasks: freshTasks }, 'withdraw'],
  ['else check-in if 0', { ...at, tasks: freshTasks }, 'checkin'],
  [
    'lottery if 0',
    { ...at, tasks: midwayTasks.map((task) => (task.taskType === 'lottery' ? { ...task, count: 0 } : task)) },
    'lottery',
  ],
  ['lucky task if total count 0', { ...at, luckyCount: 0 }, 'lucky'],
  ['else default', at, 'default'],
  ['what is not known is not offered', { ...at, tasks: undefined, luckyCount: undefined }, 'default'],
] as const)('%s', (_, state, choice) => {
  expect(exitChoice(state)).toBe(choice);
});

/** The dialog with which home is left where the market has closed this. */
async function offered(getUserInfo: typeof guestUser, ...closed: Closable[]) {
  const { store } = createTestApp({
    getUserInfo,
    getNormalTasks: freshTasks,
    getWithdrawOptions: withdrawOptionLists.id,
    getMarketRules: rulesClosing('id', ...closed),
  });
  await store.dispatch(sessionApi.endpoints.getUserInfo.initiate());
  await store.dispatch(walletApi.endpoints.getWithdrawOptions.initiate({}));
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
