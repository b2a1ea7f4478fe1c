import { markets } from '@tally/contract/market/codes';
import type { Market } from '@tally/contract/market/codes';
import { clockDriftMost, driftSentence } from '../db/databaseClock';
import type { DatabaseClock } from '../db/databaseClock';
import type { Db } from '../db/db';
import { runMaintenance } from '../domain/maintenance';
import type { NumberKey } from '../domain/people/walletNumberHash';
import type { Log, LogLine } from '../runtime/log';

/** Maximum number of logged failures per step. */
const loggedMost = 10;

/** The log lines of a failure, which may be an AggregateError of several. */
const problemsOf = (error: unknown): LogLine[] =>
  (error instanceof AggregateError ? (error.errors as unknown[]) : [error]).slice(0, loggedMost).map((one) => ({
    level: 'error',
    message: one instanceof Error ? one.message : String(one),
    stack: one instanceof Error ? one.stack : undefined,
  }));

/** The dependencies of a maintenance round. */
export interface MaintenanceContext {
  readonly db: Db;
  readonly databaseClock: DatabaseClock;
  /** The time that the rules use: the database's, plus the shift set in a demo's panel. */
  readonly now: () => number;
  readonly log: Log;
  /** Returns the key of the hashes that outlive a person. */
  readonly numberKey: NumberKey;
  /** Whether somebody receives events (EVENT-9); without it nobody does. */
  readonly hasReceiver?: boolean;
  /** The markets whose people this installation serves; without it all. */
  readonly served?: readonly Market[];
}

/**
 * Runs one maintenance round. Because it clears money and deletes people, it is skipped while the clocks disagree or
 * the disk is full.
 */
export async function maintenanceRound({
  db,
  databaseClock,
  now,
  log,
  numberKey,
  hasReceiver = false,
  served = markets,
}: MaintenanceContext): Promise<void> {
  const failed = (step: string, error: unknown) =>
    problemsOf(error).forEach((line) => log({ ...line, message: `Maintenance failed at ${step}: ${line.message}` }));
  if (!db.takesWrites()) return;
  try {
    const drift = await databaseClock.sync();
    if (Math.abs(drift) > clockDriftMost) {
      log({ level: 'error', message: `Maintenance is refused. ${driftSentence(drift)}` });
      return;
    }
  } catch (error) {
    failed("asking for the database's time", error);
    return;
  }
  await runMaintenance(db, numberKey, now(), { failed, hasReceiver, served });
}
