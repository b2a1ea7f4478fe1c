import { clockDriftMost, driftSentence } from './db/databaseClock';
import type { DatabaseClock } from './db/databaseClock';
import type { Db } from './db/db';
import { runMaintenance } from './domain/maintenance';
import type { Log, LogLine } from './log';

/** Most failures of one step that are logged. */
const loggedMost = 10;

/** The lines of the log for a failure, which may be made of several. */
const problemsOf = (error: unknown): LogLine[] =>
  (error instanceof AggregateError ? (error.errors as unknown[]) : [error]).slice(0, loggedMost).map((one) => ({
    level: 'error',
    message: one instanceof Error ? one.message : String(one),
    stack: one instanceof Error ? one.stack : undefined,
  }));

/** What a maintenance round needs. */
export interface MaintenanceContext {
  readonly db: Db;
  readonly databaseClock: DatabaseClock;
  /** The time of the rules: the database's, moved by the panel of a demo. */
  readonly now: () => number;
  readonly log: Log;
}

/** One maintenance round; refused while the clocks do not agree or the disk is full, because it clears money and deletes people. */
export async function maintenanceRound({ db, databaseClock, now, log }: MaintenanceContext): Promise<void> {
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
  await runMaintenance(db, now(), failed);
}
