import { emptyLucky } from '@tally/contract/fixtures/lucky';
import { rulesWith } from '@tally/contract/fixtures/marketRules';
import { freshTasks, midwayTasks } from '@tally/contract/fixtures/task';
import { activeUsers } from '@tally/contract/fixtures/user';
import { en } from '@tally/locales/all';
import { expect, it } from 'vitest';
import { luckyApi } from '../../features/lucky/luckyApi';
import { tasksApi } from '../../features/tasks/tasksApi';
import { rulesApi } from '../../session/rules/rulesApi';
import { sessionApi } from '../../session/sessionApi';
import { createDeferredChunk } from '../../startup/deferredChunk';
import type { Replies } from '../../testing/fakeServer';
import { createTestApp } from '../../testing/testApp';
import { demandedCheckIns } from './demandedCheckIns';

const { lucky } = createDeferredChunk('en', en);

/** What home knows after these answers: the check-ins that are demanded, and whether a lucky task can be had. */
async function known(replies: Replies) {
  const { store } = createTestApp({
    getUserInfo: activeUsers.id,
    getNormalTasks: freshTasks,
    getLucky: emptyLucky,
    getMarketRules: rulesWith('id', {}),
    ...replies,
  });
  await store.dispatch(sessionApi.endpoints.getUserInfo.initiate());
  await store.dispatch(tasksApi.endpoints.getNormalTasks.initiate({}));
  await store.dispatch(luckyApi.endpoints.getLucky.initiate({}));
  await store.dispatch(rulesApi.endpoints.getMarketRules.initiate({ market: 'id' }));
  return [demandedCheckIns(store.getState()), lucky.canApply(store.getState())];
}

it.each<[string, Replies, [number | undefined, boolean]]>([
  ['before the check-in of today', {}, [0, false]],
  ['after it', { getNormalTasks: midwayTasks }, [1, true]],
  ['while the check-in is closed', { getMarketRules: rulesWith('id', { closed: ['checkin'] }) }, [undefined, true]],
  ['without a check-in', { getUserInfo: { ...activeUsers.id, showCheckInTask: false } }, [undefined, true]],
])('a lucky task is a faster way to cash only if it can be had: %s (LUCKY-8, RULES-9)', async (_, replies, said) => {
  expect(await known(replies)).toEqual(said);
});
