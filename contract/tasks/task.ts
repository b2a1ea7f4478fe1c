import * as v from 'valibot';
import { type Meanings, coins, count, described, money, shortText, smallNumber } from '../api/schemas';

export const taskTypes = ['checkin', 'lottery', 'videoad', 'words', 'quiz'] as const;
export type TaskType = (typeof taskTypes)[number];

/** What a page needs in order to say how much a day can bring (DAY-3). */
export const averageMeaning = 'Coins that a round brings on average; without it no page says what a day can bring.';

/**
 * Today's progress in a task, and the maximum reward of one round ("up to"). At `maxCount` the task is finished for
 * today.
 */
export const normalTask = v.object({
  taskType: described(v.picklist(taskTypes), 'The task. A kind that a page does not know is left out.'),
  count: described(count, 'How often it was done today.'),
  maxCount: described(count, 'How often it pays on a day; at this count it is finished for today.'),
  coinReward: described(coins, 'The most that a round pays.'),
  cashReward: described(money, 'The most cash that a round pays.'),
  coinAverage: v.optional(described(coins, averageMeaning)),
});
export type NormalTask = v.InferOutput<typeof normalTask>;

/** Why a reward was not paid (`info` when the status is not 1). */
export const taskInfos = {
  limit: 'LIMIT',
  morning: 'MORNING LIMIT',
  later: 'LATER',
  notShown: 'NOT AVAILABLE',
  closed: 'CLOSED',
  dupUser: 'DUP USER',
  needDraw: 'NEED DRAW',
  beingConfirmed: 'BEING CONFIRMED',
  alreadyPaid: 'ALREADY PAID',
} as const;

export const taskMeanings: Meanings<typeof taskInfos> = {
  LIMIT: "The day's maximum is reached (`status` 2).",
  'MORNING LIMIT': "The morning's half of the quota is used up; the rest opens at 11:00 (Indonesia; `status` 2).",
  LATER: 'Too soon after the round before (`status` 3).',
  'NOT AVAILABLE': 'The task is not offered to this person (`status` 4).',
  CLOSED: 'The market has closed the task for now (`status` 3).',
  'DUP USER': 'This phone earns with another account (`status` 4).',
  'NEED DRAW': 'Older flow of the lottery: call it with `draw` first, then with `reward` again (`status` 3).',
  'BEING CONFIRMED':
    'The ad network has to confirm the reward first; it is then paid under the same idempotency key without another request.',
  'ALREADY PAID': 'The window of this key was paid so long ago that its answer is forgotten (`status` 4).',
};

/** What was paid. Status 1: paid, with the amounts; any other status: nothing was paid, and `info` is the reason. */
export const taskReward = v.object({
  status: described(smallNumber, 'Whether it was paid. The page goes by 1, and by `info`.', {
    1: 'Paid, with the amounts.',
    2: 'Refused for today.',
    3: 'Refused for the moment, or waiting for the ad network.',
    4: 'Refused for this person.',
  }),
  coin: described(coins, 'Coins that were added.'),
  cash: described(money, 'Cash that was added.'),
  info: described(shortText, 'The reason, when nothing was paid.'),
});
export type TaskReward = v.InferOutput<typeof taskReward>;

/** Status of a reward: paid, refused for today, refused for the moment, refused for this user. */
export const rewardStatus = { paid: 1, limit: 2, later: 3, refused: 4 } as const;
