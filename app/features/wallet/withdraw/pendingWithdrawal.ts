import { minuteMs } from '@tally/contract/limits/time';
import type { KeyValueStore } from '../../../platform/services';

const storageKey = 'pendingWithdrawal';

/**
 * How long a withdrawal without a response is resumed automatically, ms; resuming an older one would surprise the
 * person.
 */
export const resumableForMs = 10 * minuteMs;

/**
 * A withdrawal that was sent and has no response yet. Stored before it is sent, so that a reload resumes the same one.
 */
export interface PendingWithdrawal {
  /** Idempotency-Key: the server pays once, however often the request is sent. */
  key: string;
  amount: number;
  /** The person's token hash (see tokenHash), so that it never debits another person's account. */
  user: string;
  /** When it was sent: the server's time, ms since the epoch. */
  at: number;
}

export const persistPending = (storage: KeyValueStore, pending: PendingWithdrawal): boolean =>
  storage.set(storageKey, JSON.stringify(pending));
export const clearPending = (storage: KeyValueStore): void => storage.remove(storageKey);

/**
 * The person's withdrawal without a response; undefined when there is none, or it belongs to another person, is too
 * old, or is malformed.
 */
export function pendingOf(storage: KeyValueStore, user: string, now: number): PendingWithdrawal | undefined {
  try {
    const stored = JSON.parse(storage.get(storageKey) ?? 'null') as Partial<PendingWithdrawal> | null;
    if (!stored || typeof stored.key !== 'string' || typeof stored.amount !== 'number' || typeof stored.at !== 'number')
      return undefined;
    return stored.user === user && Math.abs(now - stored.at) < resumableForMs
      ? { key: stored.key, amount: stored.amount, user, at: stored.at }
      : undefined;
  } catch {
    return undefined;
  }
}
