/** Withdrawals. Times in ms unless named otherwise. */
import type { Locale, Market } from '../market/codes';
import { minuteMs } from './time';

export const withdrawGapMs = 5 * minuteMs;
export const withdrawSubmitLockMs = 10_000;

/** Minutes of the market's day between which withdrawing is allowed; `null`: at any time; `'closed'`: never. */
export type WithdrawWindow = { readonly from: number; readonly to: number } | 'closed' | null;

/** The withdrawal hours of each locale; `rules/withdrawHours.ts` applies them to a minute of the day. */
export const withdrawWindows: Record<Locale, WithdrawWindow> = {
  en: { from: 120, to: 1440 },
  id: { from: 60, to: 1440 },
  en_ph: { from: 120, to: 1440 },
  pt_br: { from: 120, to: 1440 },
};

/** Shown as "3 days" when the amount is above this, else as "2 hours" (WITHDRAW-11). */
export const slowArrivalAbove: Record<Market, number> = { id: 2000, ph: 10, br: 1 };
export const fastArrivalHours = 2;
export const slowArrivalDays = 3;
