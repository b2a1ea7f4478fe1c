import * as v from 'valibot';
import { coins, count, money, shortText, smallNumber } from '../api/schemas';

export const taskTypes = ['checkin', 'lottery', 'videoad', 'words', 'quiz'] as const;
export type TaskType = (typeof taskTypes)[number];

/**
 * Today's progress in a task, and the maximum reward of one round ("up to"). At `maxCount` the task is finished for
 * today.
 */
export const normalTask = v.object({
  taskType: v.picklist(taskTypes),
  count,
  maxCount: count,
  coinReward: coins,
  cashReward: money,
});
export type NormalTask = v.InferOutput<typeof normalTask>;

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
