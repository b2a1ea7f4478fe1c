import { withdrawGapMs } from '@tally/contract/limits';
import { withdrawWindows, type Locale, type Market } from '@tally/contract/market';
import { accountStatus } from '@tally/contract/account';
import { localTime } from '@tally/contract/rules/marketClock';
import { withdrawStateAt } from '@tally/contract/rules/openHours';

/** Why a withdrawal is not sent. */
export type WithdrawStop = 'notEnough' | 'needAccount' | 'period' | 'notAllowed' | 'gap' | 'inProgress';

export interface WithdrawSituation {
  amount: number;
  balance: number;
  accountStatus: number;
  market: Market;
  locale: Locale;
  /** The server's time, ms since the epoch. */
  now: number;
  /** When the last withdrawal was taken, ms since the epoch; NaN: never on this phone. */
  last: number;
  /** One is being sent, or is still on its way to the person. */
  inProgress: boolean;
}

/**
 * "Withdraw checks in order: balance below amount [...]; no account [...]; outside the withdraw period [...]; under 5 minutes
 * since the last withdrawal [...]; a withdrawal in progress" (WITHDRAW-4). Undefined: it may be sent.
 */
export function withdrawCheck(situation: WithdrawSituation, windows = withdrawWindows): WithdrawStop | undefined {
  const { amount, balance, accountStatus: status, market, locale, now, last, inProgress } = situation;
  if (balance < amount) return 'notEnough';
  if (status === accountStatus.none) return 'needAccount';
  const state = withdrawStateAt(windows[locale], localTime(now, market).minutes);
  if (state !== 'open') return state === 'later' ? 'period' : 'notAllowed';
  // A time in the future was written under a wrong clock: it says nothing.
  if (last <= now && now - last < withdrawGapMs) return 'gap';
  return inProgress ? 'inProgress' : undefined;
}

/** What is kept of the last withdrawal on a phone that several people may use: the server's time of it, ms, and whose it was (see tokenHash). */
export const lastText = (at: number, user: string): string => `${at} ${user}`;

/** When the person's last withdrawal was taken, ms since the epoch; NaN: never on this phone, or it was another's. */
export function lastOf(kept: string | undefined, user: string): number {
  // One without a name counts as the person's own: rather a wait too much than a second request.
  const [at, whose] = kept?.split(' ') ?? [];
  return at !== undefined && (whose === undefined || whose === user) ? Number(at) : NaN;
}

/** The amount that is chosen at the start: the largest that the balance covers, else the smallest. */
export function firstChoice(amounts: readonly number[], balance: number | undefined): number | undefined {
  const sorted = [...amounts].sort((a, b) => a - b);
  return sorted.filter((amount) => balance !== undefined && amount <= balance).at(-1) ?? sorted[0];
}

/** How much is missing, without the dust of binary fractions. */
export const missingOf = (amount: number, balance: number): number => Math.round((amount - balance) * 100) / 100;
