import { reviewPromptEntries } from '@tally/contract/limits/passbook';
import type { Market } from '@tally/contract/market/codes';
import { isOverdue } from '@tally/contract/rules/arrival';
import { passbookStatus, type PassbookEntry } from '@tally/contract/wallet/withdraw';

/** Local-storage flag: prompt 2 was answered (RATE-4). */
export const reviewShownKey = 'reviewShown';

/**
 * Whether to ask for a review: "It shows only when at least 2 passbook entries exist, all have status 2, and the flag
 * is not set."
 */
export const reviewDue = (entries: readonly Pick<PassbookEntry, 'status'>[], shown: boolean): boolean =>
  !shown && entries.length >= reviewPromptEntries && entries.every(({ status }) => status === passbookStatus.paid);

/** "A parameter sets how many to show (0 = all)"; all when it is missing or not a number. */
export function entriesShown<T>(entries: readonly T[], parameter: string | undefined): readonly T[] {
  const count = /^\d+$/.test(parameter ?? '') ? Number(parameter) : 0;
  return count === 0 ? entries : entries.slice(0, count);
}

/** Maps an entry to the state shown on its row: Paid, Paying, Failed, or Returned after it was paid (PASSBOOK-6). */
export function stateOf({
  status,
  returned,
}: Pick<PassbookEntry, 'status' | 'returned'>): 'paid' | 'paying' | 'failed' | 'returned' {
  if (status === passbookStatus.paid) return 'paid';
  if (status !== passbookStatus.failed) return 'paying';
  return returned > 0 ? 'returned' : 'failed';
}

/**
 * Whether the page invites friends (PASSBOOK-1): below a list whose latest withdrawal went well or is on its way in
 * time. Whoever waits for money is asked for nothing else.
 * @param now the server's time, ms since the epoch
 */
export function invites([latest]: readonly PassbookEntry[], market: Market, now: number): boolean {
  if (!latest) return false;
  const state = stateOf(latest);
  return state === 'paid' || (state === 'paying' && !isOverdue(latest, market, now));
}

/** Tolerance for clock differences between client and server when matching a withdrawal with its entry, ms. */
const skewMs = 60_000;

/** Whether the passbook contains a withdrawal of this amount that was sent at `at` (the server's time). */
export const hasLanded = (entries: readonly PassbookEntry[], { amount, at }: { amount: number; at: number }): boolean =>
  entries.some(
    (entry) => entry.amount === amount && entry.date >= at - skewMs && entry.status !== passbookStatus.failed,
  );
