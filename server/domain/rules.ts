import { defaultMaxCounts, hourMs, tipsDailyCounts } from '@tally/contract/limits';
import type { Market } from '@tally/contract/market';
import type { TaskType } from '@tally/contract/task';

/** Numbers that only the server uses; what both sides need stands in the contract. */

/** Most rounds of a task a day. */
export const maxCounts: Record<TaskType, number> = { checkin: defaultMaxCounts.checkin, ...tipsDailyCounts };

/** A draw pays a multiple of this, up to the stated reward. */
export const lotteryStep = 100;

/** One video in so many pays this cash on top, in the market's currency. */
export const videoCashOneIn = 5;
export const videoCash: Record<Market, number> = { id: 50, ph: 0.5, br: 0.05 };

/** The exchange of a morning is due from this hour on, well before the stated 07:00. */
export const exchangeFromHour = 5;

/** A session ends after so long. */
export const sessionMs = 90 * 24 * hourMs;

/** How often it is enough to note that somebody opened the app. */
export const openedEveryMs = hourMs;
