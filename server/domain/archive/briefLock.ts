import { StartError } from '../../runtime/startError';
import { sqlState } from '../../db/db';
import type { Sql } from '../../db/db';

/** How long a change of the ledger's parts waits for its lock; people who earn wait behind it that long at most. */
const lockTimeout = '300ms';
const pauseMs = 2000;
const tries = 150;
const lockNotAvailable = '55P03';

const usualPause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, pauseMs));

/**
 * Carries out the part of a transaction that locks the ledger, in repeated short attempts. It should be the last part,
 * as its locks are held until the commit.
 *
 * @throws {StartError} when somebody held the ledger all the time
 */
export async function withBriefLock(
  tx: Sql,
  work: () => Promise<unknown>,
  pause: () => Promise<void> = usualPause,
): Promise<void> {
  for (let left = tries; ; left--) {
    await tx.query('savepoint brief_lock');
    try {
      await tx.query(`set local lock_timeout = '${lockTimeout}'`);
      await work();
      return;
    } catch (error) {
      if (sqlState(error) !== lockNotAvailable) throw error;
      await tx.query('rollback to savepoint brief_lock');
      if (left <= 1)
        throw new StartError(
          'Somebody has kept the ledger for minutes. Look for a long transaction in pg_stat_activity, and try again.',
        );
      await pause();
    }
  }
}
