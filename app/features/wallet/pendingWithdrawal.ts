import { minuteMs } from '@tally/contract/limits';
import type { KeyValueStore } from '../../platform/services';

const storageKey = 'pendingWithdrawal';

/** How long a withdrawal without an answer is resumed automatically, ms; an older one would surprise the person. */
export const resumableForMs = 10 * minuteMs;

/** A withdrawal that was sent and has no answer yet. Stored before it is sent, so that a reload resumes the same one. */
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

/** The person's withdrawal without an answer; undefined when there is none, it is somebody else's, too old, or malformed. */
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
