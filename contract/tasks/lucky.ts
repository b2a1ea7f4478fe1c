import * as v from 'valibot';
import {
  type Meanings,
  count,
  described,
  link,
  outcome,
  packageName,
  rowId,
  shortText,
  smallNumber,
  whole,
} from '../api/schemas';
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
  closed: 'CLOSED',
  /** Refusals of apply, in the order in which they are checked. */
  needCheckin: 'NEED CHECKIN',
  noQuota: 'NO QUOTA',
  noSource: 'NO SOURCE',
  ongoing: 'ONGOING',
  noneFound: 'NONE FOUND',
} as const;

export const luckyMeanings: Meanings<typeof luckyInfos> = {
  'OPEN APP FAILED': 'The app was not opened, or not played long enough yet; the task goes on.',
  'BAD STATUS': 'The task is not in the state that this step needs, or it is that of somebody else.',
  'DUP APP': 'This app was already paid on this phone.',
  'DUP USER': 'This phone earns with another account.',
  CLOSED: 'The market has closed lucky tasks for now.',
  'NEED CHECKIN': "Today's check-in comes first.",
  'NO QUOTA': "Today's lucky tasks are used up.",
  'NO SOURCE': "Today's lucky tasks of each ad network are used up.",
  ONGOING: 'Another lucky task is under way.',
  'NONE FOUND': 'There is no app to install now.',
};

const recordId = described(rowId, "Number of the person's task, by which it is claimed; 0: none.");

const luckyTask = v.object({
  taskId: described(rowId, 'Number of the offer, by which it is applied for.'),
  taskRecordId: recordId,
  taskStatus: described(v.picklist([0, 1, 2, 3, 4, 5, 9]), 'How far the task is.', {
    0: 'An offer that nobody has applied for.',
    1: 'The person has it.',
    2: 'Its window was shown.',
    3: 'The app was tapped.',
    4: 'The app was opened in the store: the waiting time runs, and then the reward can be claimed.',
    5: 'Paid.',
    9: 'Ended without a reward.',
  }),
  appName: described(shortText, 'Name of the app.'),
  appIcon: described(link, "The app's picture."),
  appPkgName: packageName,
  appClassName: described(packageName, 'Class by which the phone app opens it; empty: it is opened by its package.'),
  rewardTimeRemain: described(
    whole(30 * dayMs),
    'Milliseconds until the reward can be claimed; 0: it can be claimed now.',
  ),
});
export type LuckyTask = v.InferOutput<typeof luckyTask>;

/** A quota, shown as count/total. */
const luckyQuota = v.object({
  total: described(count, 'How many there can be today.'),
  count: described(count, 'How many of them were done.'),
});
export type LuckyQuota = v.InferOutput<typeof luckyQuota>;

/** The user's lucky tasks and today's quotas: MTG (source 1), Pangle (source 2), both together. */
export const luckyList = v.object({
  status: described(smallNumber, '1: the list is known.'),
  luckytasks: described(v.pipe(v.array(luckyTask), v.maxLength(50)), "The person's tasks, and what is offered."),
  source1Info: described(luckyQuota, "Today's tasks of the ad network MTG."),
  source2Info: described(luckyQuota, "Today's tasks of the ad network Pangle."),
  totalInfo: described(luckyQuota, "Today's tasks of both."),
});
export type LuckyList = v.InferOutput<typeof luckyList>;

/** Reply of apply and install. `rewardWaitingTime`: ms that the app must be used before the reward can be claimed. */
export const luckyUpdate = v.object({
  ...outcome.entries,
  taskRecordId: recordId,
  rewardWaitingTime: described(
    whole(30 * dayMs),
    'Milliseconds for which the app has to be used before the reward can be claimed.',
  ),
});
export type LuckyUpdate = v.InferOutput<typeof luckyUpdate>;

/**
 * Reply of a claim: status 1 paid, 3 when the ad network still has to confirm the task (`taskInfos.beingConfirmed`);
 * `cash` is the amount that was added.
 */
export const luckyReward = v.object({
  ...outcome.entries,
  status: described(smallNumber, 'Whether it was paid.', {
    1: 'Paid.',
    2: 'Refused: `info` is the reason.',
    3: 'The ad network has to confirm it first; it is then paid without another request.',
  }),
  cash: described(
    v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000)),
    'Cash that was added, in the currency of the market; 0 when nothing was paid.',
  ),
});
export type LuckyReward = v.InferOutput<typeof luckyReward>;
