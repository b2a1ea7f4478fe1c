import { slowArrivalAbove, slowArrivalDays, fastArrivalHours, withdrawWindows } from './market';
import type { Locale, Market, WithdrawWindow } from './market';
import { dayMs, hourMs } from './limits';

/** Whether withdrawing is possible now: `later` today, or `notAllowed` at any hour. */
export type WithdrawState = 'open' | 'later' | 'notAllowed';

/**
 * "outside the withdraw period (02:00-24:00; 01:00 in Indonesian text; not allowed for some locales)".
 *
 * @param minutes since midnight on the market's clock
 */
export function withdrawStateAt(window: WithdrawWindow, minutes: number): WithdrawState {
  if (window === 'closed') return 'notAllowed';
  return window === null || (minutes >= window.from && minutes < window.to) ? 'open' : 'later';
}

/** The stated hours of a locale, in minutes of the day; undefined without a restriction, or where it is not allowed. */
export function withdrawHoursOf(locale: Locale): { readonly from: number; readonly to: number } | undefined {
  const window = withdrawWindows[locale];
  return window === null || window === 'closed' ? undefined : window;
}

/** How long a (decimal) amount may take, ms: "id above 2000 gives 3 days; br above 1; ph above 10", else 2 hours. */
export const statedArrivalMs = (amount: number, market: Market): number =>
  amount > slowArrivalAbove[market] ? slowArrivalDays * dayMs : fastArrivalHours * hourMs;

/** A withdrawal that was asked for: its decimal amount, and when (ms since the epoch). */
interface Sent {
  readonly amount: number;
  readonly date: number;
}

/** Whether a pending withdrawal has been under way longer than stated, so that its owner may remind us. */
export const isOverdue = ({ amount, date }: Sent, market: Market, now: number): boolean =>
  now - date > statedArrivalMs(amount, market);
