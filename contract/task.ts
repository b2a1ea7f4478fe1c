import * as v from 'valibot';
import { coins, count, money, nothing, shortText, smallNumber } from './schemas';
import { endpoint } from './endpoint';
import { defaultMaxCounts } from './limits';
import { unknownNumber } from './reading';

export const taskTypes = ['checkin', 'lottery', 'videoad', 'words', 'quiz'] as const;
export type TaskType = (typeof taskTypes)[number];

/** How far today is, and what one round can bring ("up to"). At `maxCount` the task is finished for today. */
const normalTask = v.object({
  taskType: v.picklist(taskTypes),
  count,
  maxCount: count,
  coinReward: coins,
  cashReward: money,
});
export type NormalTask = v.InferOutput<typeof normalTask>;
const normalTasks = v.pipe(v.array(normalTask), v.maxLength(taskTypes.length));

/** Why a reward was not paid (`info` of a status other than 1). */
export const taskInfos = {
  /** Done for today. */
  limit: 'LIMIT',
  /** The morning's half is used up (Indonesia). */
  morning: 'MORNING LIMIT',
  /** Too soon after the last one. */
  later: 'LATER',
  /** The task isn't offered to this person. */
  notShown: 'NOT AVAILABLE',
  /** This phone earns with another account. */
  dupUser: 'DUP USER',
  /** The older lottery flow: ask for the draw first, then for its reward again. */
  needDraw: 'NEED DRAW',
  /** It is paid by itself, under its key, when the ad network has confirmed it; lucky tasks say it too. */
  beingConfirmed: 'BEING CONFIRMED',
  /** This window was paid long ago. */
  alreadyPaid: 'ALREADY PAID',
} as const;

/** What was paid: status 1 and the amounts; any other status paid nothing and says why. */
const taskReward = v.object({ status: smallNumber, coin: coins, cash: money, info: shortText });
export type TaskReward = v.InferOutput<typeof taskReward>;

/** The status numbers of a reward: paid, refused for today, refused for the moment, not for this person. */
export const rewardStatus = { paid: 1, limit: 2, later: 3, refused: 4 } as const;

const taskReading = {
  instead: {
    count: 0,
    maxCount: ({ taskType }: Record<string, unknown>) => defaultMaxCounts[taskType as TaskType],
    coinReward: unknownNumber,
    cashReward: unknownNumber,
  },
};
/** Without its amounts a reward is paid all the same. */
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

/** Pays the check-in of a window that the host confirmed; `Idempotency-Key` = the window's key. */
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
 * Pays a draw. In markets with the older flow (the server's `LOTTERY_DRAW_FIRST`) `draw` opens one first, and a `reward`
 * without it is refused with NEED DRAW; elsewhere `draw` only asks whether a draw is possible. `draw` pays nothing.
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

/** Pays a watched video; `click` notes that the ad was opened and pays nothing (people are not paid for tapping ads). */
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
