import * as v from 'valibot';
import { count, link, outcome, packageName, rowId, shortText, smallNumber, whole } from '../api/schemas';
import { luckyPlayMinutes, luckyMinuteAmount } from '../limits/lucky';
import { dayMs } from '../limits/time';
import type { Market } from '../market/codes';

/** Status of a lucky task (LUCKY-2). */
export const luckyStatus = {
  none: 0,
  assigned: 1,
  downloading: 2,
  clicked: 3,
  installed: 4,
  rewarded: 5,
  closed: 9,
} as const;
export type LuckyStatus = (typeof luckyStatus)[keyof typeof luckyStatus];

/** Cash that a lucky task pays: minute rate x minutes, as a decimal in the market's currency. */
export const luckyCash = (market: Market): number => luckyMinuteAmount[market] * luckyPlayMinutes;

/** `info` of refused lucky calls; the page treats any other value as expired. */
export const luckyInfos = {
  openAppFailed: 'OPEN APP FAILED',
  badStatus: 'BAD STATUS',
  dupApp: 'DUP APP',
  dupUser: 'DUP USER',
  /** The market has closed lucky tasks for now (RULES-4). */
  closed: 'CLOSED',
  /** Refusals of apply, in the order in which they are checked. */
  needCheckin: 'NEED CHECKIN',
  noQuota: 'NO QUOTA',
  noSource: 'NO SOURCE',
  ongoing: 'ONGOING',
  noneFound: 'NONE FOUND',
} as const;

const luckyTask = v.object({
  taskId: rowId,
  taskRecordId: rowId,
  taskStatus: v.picklist([0, 1, 2, 3, 4, 5, 9]),
  appName: shortText,
  appIcon: link,
  appPkgName: packageName,
  appClassName: packageName,
  /** ms until the reward can be claimed; 0 when it can be claimed now. */
  rewardTimeRemain: whole(30 * dayMs),
});
export type LuckyTask = v.InferOutput<typeof luckyTask>;

/** A quota, shown as count/total. */
const luckyQuota = v.object({ total: count, count });
export type LuckyQuota = v.InferOutput<typeof luckyQuota>;

/** The user's lucky tasks and today's quotas: MTG (source 1), Pangle (source 2), both together. */
export const luckyList = v.object({
  status: smallNumber,
  luckytasks: v.pipe(v.array(luckyTask), v.maxLength(50)),
  source1Info: luckyQuota,
  source2Info: luckyQuota,
  totalInfo: luckyQuota,
});
export type LuckyList = v.InferOutput<typeof luckyList>;

/** Reply of apply and install. `rewardWaitingTime`: ms that the app must be used before the reward can be claimed. */
export const luckyUpdate = v.object({
  status: smallNumber,
  info: shortText,
  taskRecordId: rowId,
  rewardWaitingTime: whole(30 * dayMs),
});
export type LuckyUpdate = v.InferOutput<typeof luckyUpdate>;

/**
 * Reply of a claim: status 1 paid, 3 when the ad network still has to confirm the task (`taskInfos.beingConfirmed`);
 * `cash` is the amount that was added.
 */
export const luckyReward = v.object({
  ...outcome.entries,
  cash: v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000)),
});
export type LuckyReward = v.InferOutput<typeof luckyReward>;
