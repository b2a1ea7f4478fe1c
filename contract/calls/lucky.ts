import { endpoint } from '../api/endpoint';
import { unknownNumber } from '../api/reading';
import { nothing, rowId, time } from '../api/schemas';
import { luckyList, luckyReward, luckyUpdate } from '../tasks/lucky';
import * as v from 'valibot';

const noQuota = { total: 0, count: 0 };

const listReading = {
  instead: {
    status: 1,
    taskRecordId: 0,
    rewardTimeRemain: 0,
    source1Info: noQuota,
    source2Info: noQuota,
    totalInfo: noQuota,
  },
};

/** The API promises only the waiting time (LUCKY-6), so a reply without a status is read as a success. */
const updateReading = { instead: { status: 1, taskRecordId: 0, rewardWaitingTime: 0 } };

/** A reply that is paid counts as paid even when its amount is missing. */
const rewardReading = { instead: { cash: unknownNumber } };

export const getLucky = endpoint({
  method: 'GET',
  path: '/task/lucky',
  who: 'user',
  money: false,
  summary: 'Lucky tasks and quotas',
  query: nothing,
  body: nothing,
  reply: luckyList,
  reading: listReading,
});

export const postLucky = endpoint({
  method: 'POST',
  path: '/task/lucky',
  who: 'user',
  money: false,
  summary: 'Apply for a lucky task, or note that its app was opened in the store',
  description:
    "`apply` requests a task (`taskId` 0: any); `install` records that the app was opened in the store: the task's status becomes 4 and its waiting time starts.",
  query: v.object({ taskId: rowId, action: v.picklist(['apply', 'install']) }),
  body: nothing,
  reply: luckyUpdate,
  reading: updateReading,
});

export const postLuckyReward = endpoint({
  method: 'POST',
  path: '/task/lucky/reward',
  who: 'user',
  money: true,
  summary: 'Claim a lucky task',
  description: 'Claims the reward of a lucky task after the host has launched its app.',
  query: v.object({ taskRecordId: rowId, installed: v.boolean() }),
  body: nothing,
  reply: luckyReward,
  reading: rewardReading,
});

export const postLuckyReward2 = endpoint({
  method: 'POST',
  path: '/task/lucky/reward2',
  who: 'user',
  money: true,
  summary: 'Claim a lucky task with measured times',
  description: 'Same as `postLuckyReward`, with the two times that the host measured (ms since the epoch).',
  query: nothing,
  body: v.object({ taskRecordId: rowId, installed: v.boolean(), time1: time, time2: time }),
  reply: luckyReward,
  reading: rewardReading,
});
