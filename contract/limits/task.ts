/** Daily tasks. Times in ms. */
import type { Market } from '../market/codes';

/** Default rewards: shown to guests, and paid by the server unless configured otherwise. */
export const defaultCoinRewards = { checkin: 1000, lottery: 4000, videoad: 8000, words: 2000, quiz: 2000 } as const;
/**
 * How often each task pays on a day, unless the market's document or the server says otherwise: what our server pays,
 * and what the rules page states (TIPS-4).
 */
export const statedMaxCounts = { checkin: 1, lottery: 10, videoad: 20, words: 30, quiz: 30 } as const;

/**
 * The same where the server has named no maximum: shown to guests (TASK-22). The customer states fewer videos here than
 * in the rules, and wants both numbers, each in its place.
 */
export const defaultMaxCounts = { ...statedMaxCounts, videoad: 10 } as const;

/** How long further taps on a task are ignored after a tap. */
export const taskTapLockMs = { checkin: 5000, lottery: 3000, videoad: 3000 } as const;

/** The lottery button turns green when fewer than this many draws are left. */
export const lotteryGreenBelow = 5;

/** Minimum pause between two lottery draws. */
export const lotteryCooldownMs: Record<Market, number> = { id: 10_000, ph: 12_000, br: 10_000 };

/**
 * The morning rule (TASK-3, TASK-4): before `untilHour` only floor(max / 2) lottery draws and videos are allowed,
 * except in the first hour of the day, while the day's counters are being reset. `statedHour` is the one
 * by which the texts say that it is open. `null`: the market has no such rule.
 */
export const morningHalf: Record<
  Market,
  { readonly exemptUntilHour: number; readonly untilHour: number; readonly statedHour: number } | null
> = {
  id: { exemptUntilHour: 1, untilHour: 11, statedHour: 12 },
  ph: null,
  br: null,
};
