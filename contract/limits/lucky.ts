/** Lucky tasks. Times in ms unless named otherwise. */
import type { Market } from '../market/codes';

export const luckyAppliesPerVisit = 8;
export const luckyApplyLockMs = 8000;
export const luckyApplyLockBusyMs = 12_000;
export const luckyOpenCheckMs = 6000;
export const luckyPlayMinutes = 5;
export const luckyPaySeconds = 5;

/**
 * Amount in "Earn up to ... today" on the lucky card, and the stated pay per minute of use (Rp 1,000 in Indonesia; the
 * others by the same share).
 */
export const luckySummaryAmount: Record<Market, number> = { id: 10000, ph: 30, br: 5 };
export const luckyMinuteAmount: Record<Market, number> = { id: 1000, ph: 3, br: 0.5 };
