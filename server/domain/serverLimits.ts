import type { AdSource } from '@tally/contract/ads';
import {
  clearAfterDays,
  dayMs,
  defaultMaxCounts,
  hourMs,
  numberKeptDays,
  openedEveryMs,
  tipsDailyCounts,
} from '@tally/contract/limits';
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

/** A session ends after so long. */
export const sessionMs = 90 * dayMs;

/** Coins and cash lapse so long after the opening that was noted: the last one may be as much later as none is noted anew. */
export const lapseAfterMs = clearAfterDays * dayMs + openedEveryMs;

/** A lucky task must be finished within so long. */
export const luckyOpenMs = 24 * hourMs;
/**
 * Lucky tasks that a person may get a day, from each network and together. In Indonesia the day's total ends them (NO QUOTA);
 * elsewhere the networks have fewer and run out before it (NO SOURCE).
 */
export const luckyQuotas: Record<Market, Readonly<Record<AdSource | 'total', number>>> = {
  id: { MTG: 3, PANGLE: 5, total: 8 },
  ph: { MTG: 2, PANGLE: 4, total: 8 },
  br: { MTG: 2, PANGLE: 4, total: 8 },
};
/** Lucky tasks of so many days are listed. */
export const luckyListedDays = 3;

/** Withdraw amounts of people who have withdrawn before; newcomers get the guests' amounts. */
export const returningAmounts: Record<Market, readonly [number, number, number, number]> = {
  id: [1000, 10_000, 20_000, 100_000],
  ph: [10, 50, 100, 1000],
  br: [1, 5, 10, 100],
};
/** The third amount needs so many finished lucky tasks, the fourth so many valid members. */
export const luckyForThird = 1;
export const membersForFourth = 3;

/** What a review that passed brings, where review tasks are switched on. */
export const reviewReward: Record<Market, number> = { id: 1000, ph: 10, br: 1 };

/** What one press of an operator pays at most, in the market's currency (OPS-14). */
export const payoutLimit: Record<Market, number> = { id: 10_000_000, ph: 100_000, br: 10_000 };

/** Most withdrawals that one update of scores settles. */
export const settledAtOnce = 1000;

/** Messages a person may send a day, and most that one request of staff answers. */
export const feedbackADay = 10;
export const feedbackAnsweredAtOnce = 1000;

/**
 * How long an unsigned deletion request waits; acting in the app meanwhile takes it back. After so long without acting
 * the money lapses anyway, so whoever types somebody else's address gains nothing.
 */
export const deletionWaitMs = lapseAfterMs;

/** Requests of one network, or of one person, to delete somebody a day; strangers can type any address (PRIVACY-9). */
export const deletionTriesADay = 20;

/** Links that the owner of one address is sent a day (PRIVACY-10). */
export const deletionMailsADay = 3;

/**
 * How long a mark is kept of the phone of somebody who deleted themselves, ms. Without it the same phone could earn and withdraw
 * as somebody new after each deletion, many times a day.
 */
export const phoneRetentionMs = clearAfterDays * dayMs;

/**
 * How long a hash of a wallet number, and of a phone on which a member counted, is kept after their owner was deleted, ms.
 * Without it one wallet could be paid again after each deletion, and its owner could count as a member again.
 */
export const numberRetentionMs = numberKeptDays * dayMs;

/** Stored answers are thrown away after so long; a repeat under the same key is safe within 48 hours. */
export const answerRetentionMs = 72 * hourMs;

/** Entries of the ranking. */
export const rankLength = 20;
