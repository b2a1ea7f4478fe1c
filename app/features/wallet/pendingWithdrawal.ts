import { minuteMs } from '@tally/contract/limits';
import type { KeyValueStore } from '../../platform/services';

const storageKey = 'pendingWithdrawal';

/** So long a withdrawal without an answer goes on by itself, ms; an older one would come as a surprise. */
export const goesOnForMs = 10 * minuteMs;

/** A withdrawal that was asked for and has no answer yet. Kept before it is sent, so that a reload goes on with the same one. */
export interface PendingWithdrawal {
  /** Idempotency-Key: however often it is sent, the server pays once. */
  key: string;
  amount: number;
  /** Whose it is (see tokenHash): nobody else's account may be debited by it. */
  user: string;
  /** The server's time, ms since the epoch. */
  at: number;
}

export const persistPending = (storage: KeyValueStore, pending: PendingWithdrawal): boolean =>
  storage.set(storageKey, JSON.stringify(pending));
export const clearPending = (storage: KeyValueStore): void => storage.remove(storageKey);

/** The person's withdrawal without an answer; undefined when there is none, it is another's, too old, or does not read as one. */
export function pendingOf(storage: KeyValueStore, user: string, now: number): PendingWithdrawal | undefined {
  try {
    const kept = JSON.parse(storage.get(storageKey) ?? 'null') as Partial<PendingWithdrawal> | null;
    if (!kept || typeof kept.key !== 'string' || typeof kept.amount !== 'number' || typeof kept.at !== 'number')
      return undefined;
    return kept.user === user && Math.abs(now - kept.at) < goesOnForMs
      ? { key: kept.key, amount: kept.amount, user, at: kept.at }
      : undefined;
  } catch {
    return undefined;
  }
}
