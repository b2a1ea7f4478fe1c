import { accountStatus } from '../wallet/account';
import { withdrawGapMs } from '../limits/withdraw';
import { withdrawWindows } from '../limits/withdrawHours';
import type { WithdrawWindow } from '../limits/withdrawHours';
import type { Locale, Market } from '../market/codes';
import { localTime } from './marketClock';
import type { Closable } from './marketRules';
import { withdrawStateAt } from './withdrawHours';

/** What stops a withdrawal before it is asked what the amount itself takes; names of `withdrawInfos`. */
export type WithdrawStop =
  | 'notEnough'
  | 'needAccount'
  | 'closed'
  | 'walletClosed'
  | 'period'
  | 'notAllowed'
  | 'gap'
  | 'inProgress';

/** What page and server know of a withdrawal that somebody wants. */
export interface WithdrawAttempt {
  /** Amount and balance in one unit: decimal on the page, minor units on the server. */
  readonly amount: number;
  readonly balance: number;
  readonly accountStatus: number;
  /** The e-wallet of the account; empty: not known. */
  readonly accountType: string;
  readonly market: Market;
  readonly locale: Locale;
  /** The server's time, ms since the epoch. */
  readonly now: number;
  /** When the last withdrawal was accepted, ms since the epoch; NaN: never, as far as is known. */
  readonly last: number;
  /**
   * Another one is being submitted: its request has no answer yet. One that was accepted and is not paid yet does not
   * count (WITHDRAW-9).
   */
  readonly submitting: boolean;
}

/**
 * "Withdraw checks in order: balance below amount [...]; no account [...]; outside the withdraw period [...]; under 5
 * minutes since the last withdrawal [...]; a withdrawal in progress" (WITHDRAW-4). After the account, what the market
 * has closed (RULES-4). Undefined: none of them stops it.
 */
export function withdrawStop(
  attempt: WithdrawAttempt,
  {
    windows = withdrawWindows,
    closed = [],
  }: { readonly windows?: Readonly<Record<Locale, WithdrawWindow>>; readonly closed?: readonly Closable[] } = {},
): WithdrawStop | undefined {
  const { amount, balance, accountStatus: status, accountType, market, locale, now, last, submitting } = attempt;
  if (balance < amount) return 'notEnough';
  if (status === accountStatus.none) return 'needAccount';
  if (closed.includes('withdrawals')) return 'closed';
  if (closed.some((one) => one === accountType)) return 'walletClosed';
  const state = withdrawStateAt(windows[locale], localTime(now, market).minutes);
  if (state !== 'open') return state === 'later' ? 'period' : 'notAllowed';
  // A time in the future was stored while the clock was wrong: it is ignored.
  if (last <= now && now - last < withdrawGapMs) return 'gap';
  return submitting ? 'inProgress' : undefined;
}
