import { withdrawWindows, type WithdrawWindow } from '../limits/withdrawHours';
import type { Locale } from '../market/codes';

/** Whether withdrawing is possible now; `later`: not now, but later today; `notAllowed`: at no hour. */
export type WithdrawState = 'open' | 'later' | 'notAllowed';

/**
 * "outside the withdraw period (02:00-24:00; 01:00 in Indonesian text; not allowed for some locales)" (WITHDRAW-7).
 * @param minutes since midnight on the market's clock
 */
export function withdrawStateAt(window: WithdrawWindow, minutes: number): WithdrawState {
  if (window === 'closed') return 'notAllowed';
  return window === null || (minutes >= window.from && minutes < window.to) ? 'open' : 'later';
}

/**
 * The stated withdrawal hours of a locale, in minutes of the day; undefined when there is no restriction or withdrawing
 * is not allowed.
 */
export function withdrawHoursOf(
  locale: Locale,
  windows: Readonly<Record<Locale, WithdrawWindow>> = withdrawWindows,
): { readonly from: number; readonly to: number } | undefined {
  const window = windows[locale];
  return window === null || window === 'closed' ? undefined : window;
}
