import * as v from 'valibot';
import { coins, count, money, nothing, shortText, smallNumber } from '../api/schemas';
import { endpoint } from '../api/endpoint';
import { defaultMaxCounts } from '../limits/task';
import { unknownNumber } from '../api/reading';

export const taskTypes = ['checkin', 'lottery', 'videoad', 'words', 'quiz'] as const;
export type TaskType = (typeof taskTypes)[number];

/**
 * Today's progress in a task, and the maximum reward of one round ("up to"). At `maxCount` the task is finished for
 * today.
 */
const normalTask = v.object({
  taskType: v.picklist(taskTypes),
  count,
  maxCount: count,
  coinReward: coins,
  cashReward: money,
});
export type NormalTask = v.InferOutput<typeof normalTask>;
const normalTasks = v.pipe(v.array(normalTask), v.maxLength(taskTypes.length));

/** Why a reward was not paid (`info` when the status is not 1). */
export const taskInfos = {
  /** The daily maximum is reached. */
  limit: 'LIMIT',
  /** The morning's half of the quota is used up (Indonesia). */
  morning: 'MORNING LIMIT',
  /** Too soon after the previous round. */
  later: 'LATER',
  /** The task isn't offered to this user. */
  notShown: 'NOT AVAILABLE',
  /** The market has closed the task for now (RULES-4). */
  closed: 'CLOSED',
  /** This phone earns with another account. */
  dupUser: 'DUP USER',
  /** Older lottery flow: call `draw` first, then `reward` again. */
  needDraw: 'NEED DRAW',
  /**
   * The ad network still has to confirm the reward; the server then pays it under the same idempotency key without
   * another request. Also used by lucky tasks.
   */
  beingConfirmed: 'BEING CONFIRMED',
  /** This window was already paid, long ago. */
  alreadyPaid: 'ALREADY PAID',
} as const;

/** What was paid. Status 1: paid, with the amounts; any other status: nothing was paid, and `info` is the reason. */
export const taskReward = v.object({ status: smallNumber, coin: coins, cash: money, info: shortText });
export type TaskReward = v.InferOutput<typeof taskReward>;

/** Status of a reward: paid, refused for today, refused for the moment, refused for this user. */
export const rewardStatus = { paid: 1, limit: 2, later: 3, refused: 4 } as const;

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

/** Today's tasks; guests get the default rewards with counts of 0. */
export const getNormalTasks = endpoint({
  method: 'GET',
  path: '/task/normal-task/',
  who: 'anyone',
  money: false,
  query: nothing,
  body: nothing,
  reply: normalTasks,
  reading: taskReading,
});

/** Pays the check-in of a window that the host confirmed; `Idempotency-Key` is the window's key. */
export const postCheckin = endpoint({
  method: 'POST',
  path: '/task/checkin',
  who: 'user',
  money: true,
  query: v.object({ action: v.picklist(['reward']) }),
  body: nothing,
  reply: taskReward,
  reading: rewardReading,
});

/**
 * Pays a lottery draw. In markets with the older flow (the server's `LOTTERY_DRAW_FIRST`), `draw` starts a draw first,
 * and a `reward` without it is refused with NEED DRAW; elsewhere `draw` only tells whether a draw is possible. `draw`
 * pays nothing.
 */
export const postLottery = endpoint({
  method: 'POST',
  path: '/task/lottery',
  who: 'user',
  money: true,
  query: v.object({ action: v.picklist(['draw', 'reward']) }),
  body: nothing,
  reply: taskReward,
  reading: rewardReading,
});

/**
 * Pays a watched video; `click` records that the ad was opened and pays nothing (users are not paid for tapping ads).
 */
export const postVideoAd = endpoint({
  method: 'POST',
  path: '/task/videoad',
  who: 'user',
  money: true,
  query: v.object({ action: v.picklist(['reward', 'click']) }),
  body: nothing,
  reply: taskReward,
  reading: rewardReading,
});
