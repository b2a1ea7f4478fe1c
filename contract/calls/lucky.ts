import { endpoint } from '../api/endpoint';
import { unknownNumber } from '../api/reading';
import { described, nothing, pick, rowId, time, without } from '../api/schemas';
import { luckyList, luckyMeanings, luckyReward, luckyUpdate } from '../tasks/lucky';
import { taskMeanings } from '../tasks/task';
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

const claim = {
  taskRecordId: described(rowId, "Number of the person's task."),
  installed: described(v.boolean(), 'Whether the phone app has opened the app.'),
};

/** Why a claim is not paid; the page treats any other word as an expired task. */
const claimMeanings = () => ({
  ...pick(luckyMeanings, 'OPEN APP FAILED', 'BAD STATUS', 'DUP APP', 'DUP USER'),
  ...pick(taskMeanings, 'BEING CONFIRMED'),
});

export const getLucky = endpoint({
  method: 'GET',
  path: '/task/lucky',
  who: 'user',
  money: false,
  summary: 'Lucky tasks and quotas',
  description:
    "The person's lucky tasks, what is offered, and today's quotas. Asked when home has the card (`showLuckyTask`).",
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
  infos: without(luckyMeanings, 'OPEN APP FAILED', 'DUP APP'),
  query: v.object({
    taskId: described(rowId, 'Number of the offer; 0: any, when applying.'),
    action: described(v.picklist(['apply', 'install']), 'The step.', {
      apply: 'Ask for a task.',
      install: 'The app was opened in the store.',
    }),
  }),
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
  infos: claimMeanings(),
  query: v.object(claim),
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
  infos: claimMeanings(),
  query: nothing,
  body: v.object({
    ...claim,
    time1: described(time, 'When the app was opened.'),
    time2: described(time, 'When the person came back.'),
  }),
  reply: luckyReward,
  reading: rewardReading,
});
