/** Withdrawals. Times in ms unless named otherwise. */
import type { Market } from '../market/codes';
import { minuteMs } from './time';

export const withdrawGapMs = 5 * minuteMs;
export const withdrawSubmitLockMs = 10_000;

/** Shown as "3 days" when the amount is above this, else as "2 hours" (WITHDRAW-11). */
export const slowArrivalAbove: Record<Market, number> = { id: 2000, ph: 10, br: 1 };
export const fastArrivalHours = 2;
export const slowArrivalDays = 3;
