import { endpoint } from '../api/endpoint';
import { unknownNumber } from '../api/reading';
import { described, nothing, without } from '../api/schemas';
import { defaultMaxCounts } from '../limits/task';
import { type TaskType, normalTask, taskMeanings, taskReward, taskTypes } from '../tasks/task';
import * as v from 'valibot';

const normalTasks = v.pipe(v.array(normalTask), v.maxLength(taskTypes.length));

const taskReading = {
  instead: {
    count: 0,
    maxCount: ({ taskType }: Record<string, unknown>) => defaultMaxCounts[taskType as TaskType],
    coinReward: unknownNumber,
    cashReward: unknownNumber,
  },
};

/** A reward with status 1 counts as paid even when its amounts are missing. */
const rewardReading = { instead: { coin: unknownNumber, cash: unknownNumber } };

export const getNormalTasks = endpoint({
  method: 'GET',
  path: '/task/normal-task/',
  who: 'anyone',
  money: false,
  summary: "Today's tasks with their counts and rewards",
  description:
    "Today's tasks; guests get the default rewards with counts of 0. A day is one of the market's clock. The call names no market: that of the person counts, and a guest is shown what getMarketRules says of theirs. A task that is left out has no count and no card, except where the whole call fails.",
  query: nothing,
  body: nothing,
  reply: normalTasks,
  reading: taskReading,
});

export const postCheckin = endpoint({
  method: 'POST',
  path: '/task/checkin',
  who: 'user',
  money: true,
  summary: 'Pay a check-in',
  description:
    "Pays the check-in, once the phone app's window has said that it is done. `Idempotency-Key` is the key of that window: the same key is paid once, and gets the first answer again. Another window after the day's check-in is LIMIT. It pays all of `coinReward`.",
  infos: without(taskMeanings, 'NEED DRAW', 'BEING CONFIRMED', 'MORNING LIMIT'),
  query: v.object({ action: described(v.picklist(['reward']), 'Pay it.') }),
  body: nothing,
  reply: taskReward,
  reading: rewardReading,
});

export const postLottery = endpoint({
  method: 'POST',
  path: '/task/lottery',
  who: 'user',
  money: true,
  summary: 'Ask for a draw, or pay it',
  description:
    "Pays a lottery draw. In markets with the older flow (the server's `LOTTERY_DRAW_FIRST`), `draw` starts a draw first, and a `reward` without it is refused with NEED DRAW; elsewhere `draw` only tells whether a draw is possible. `draw` pays nothing.",
  infos: without(taskMeanings, 'BEING CONFIRMED'),
  query: v.object({
    action: described(v.picklist(['draw', 'reward']), 'The step.', {
      draw: 'Begin a draw; pays nothing.',
      reward: 'Pay it.',
    }),
  }),
  body: nothing,
  reply: taskReward,
  reading: rewardReading,
});

export const postVideoAd = endpoint({
  method: 'POST',
  path: '/task/videoad',
  who: 'user',
  money: true,
  summary: 'Pay a watched video, or note its click',
  description:
    'Pays a watched video; `click` records that the ad was opened and pays nothing (users are not paid for tapping ads).',
  infos: without(taskMeanings, 'NEED DRAW'),
  query: v.object({
    action: described(v.picklist(['reward', 'click']), 'The step.', {
      reward: 'Pay it.',
      click: 'The ad was opened; pays nothing.',
    }),
  }),
  body: nothing,
  reply: taskReward,
  reading: rewardReading,
});
