import { StartError } from '../runtime/startError';
import { only } from './db';
import type { Sql } from './db';

/**
 * Largest accepted difference between this machine's clock and the database's, ms. Beyond it one of the two is wrong.
 */
export const clockDriftMost = 60_000;

/** The database's time in ms since the epoch, when the statement runs. */
export const databaseTime = async (sql: Sql): Promise<number> =>
  only(await sql.query<{ now: number }>('select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now'))
    .now;

/** The database's time, advanced between queries by this machine's monotonic clock. */
export interface DatabaseClock {
  /** ms since the epoch. */
  now(): number;
  /**
   * Reads the database's time again.
   *
   * @returns how far (ms) the machine's clock is ahead of the database's. Above `clockDriftMost` one of the two is
   *   wrong, and the time read is not adopted
   */
  sync(): Promise<number>;
}

/** The message about two clocks that disagree. */
export const driftSentence = (drift: number): string =>
  `The clock of this machine is ${Math.round(Math.abs(drift) / 1000)} seconds ${drift > 0 ? 'ahead of' : 'behind'} the database's. Set both by NTP: money lapses by the clock.`;

/** Clocks of a machine: `wall` can be set at any time, `steady` is monotonic; both in ms. */
export interface MachineClock {
  wall(): number;
  steady(): number;
}
export const machineClock: MachineClock = { wall: () => Date.now(), steady: () => performance.now() };

/**
 * Opens the clock that all rules use. They follow the database's time, because a server with a wrong clock would clear
 * everybody's balances.
 *
 * @throws {StartError} when the two clocks are too far apart
 */
export async function openDatabaseClock(sql: Sql, machine: MachineClock): Promise<DatabaseClock> {
  let offset = 0;
  const sync = async () => {
    const requestedAt = machine.steady();
    const before = machine.wall();
    const now = await databaseTime(sql);
    const after = machine.wall();
    const answered = machine.steady();
    // The database read its clock between request and response, so only a difference outside that interval is drift.
    const drift = now < before ? before - now : now > after ? after - now : 0;
    if (Math.abs(drift) <= clockDriftMost) offset = now - (requestedAt + answered) / 2;
    return drift;
  };
  const drift = await sync();
  if (Math.abs(drift) > clockDriftMost) throw new StartError(driftSentence(drift));
  return { now: () => Math.floor(machine.steady() + offset), sync };
}
