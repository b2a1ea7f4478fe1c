import type { WithdrawOption } from '@tally/contract/wallet/withdraw';
import { requirementOf } from '@tally/contract/rules/withdrawOutlook';

/**
 * The stored form of the last withdrawal: its server time, ms, and the user's token hash (see tokenHash), because
 * people may share a phone.
 */
export const lastText = (at: number, user: string): string => `${at} ${user}`;

/**
 * When the person's last withdrawal was accepted, ms since the epoch; NaN: never on this phone, or it was another
 * person's.
 */
export function lastOf(stored: string | undefined, user: string): number {
  // A stored value without a user counts as this person's: an unnecessary wait is better than a second request.
  const [at, whose] = stored?.split(' ') ?? [];
  return at !== undefined && (whose === undefined || whose === user) ? Number(at) : NaN;
}

/**
 * What is missing for an amount, as shown on its button; undefined: nothing; `other`: what only the server knows.
 * Missing money is reported first, because fulfilling the other requirements earns money too.
 */
export function lackOf(
  { amount, info }: Amount,
  balance: number | undefined,
): 'cash' | 'lucky' | 'members' | 'other' | undefined {
  if (balance !== undefined && balance < amount) return 'cash';
  return info === '' ? undefined : (requirementOf(info) ?? 'other');
}

type Amount = Pick<WithdrawOption, 'amount' | 'info'>;

/** The smallest amount: it explains what is missing where nothing can be withdrawn. */
export const smallestAmount = (options: readonly Amount[]): number | undefined =>
  [...options].sort((a, b) => a.amount - b.amount)[0]?.amount;

/** The missing amount, rounded to remove errors of binary fractions. */
export const missingOf = (amount: number, balance: number): number => Math.round((amount - balance) * 100) / 100;
