import { StartError } from './dataLock';
import { only } from './db';
import type { Sql } from './db';

/** A machine's clock that is farther (ms) from the database's is wrong; or the database's is. */
export const clockDriftMost = 60_000;

/** The database's time in ms since the epoch, at the moment of the statement. */
export const databaseTime = async (sql: Sql): Promise<number> =>
  only(await sql.query<{ now: number }>('select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now'))
    .now;

/** The time of the database, carried on by a clock of this machine that nobody can set. */
export interface DatabaseClock {
  /** ms since the epoch. */
  now(): number;
  /**
   * Asks the database for the time again.
   *
   * @returns how far (ms) the machine's clock is ahead of the database's. Above `clockDriftMost` one of the two is wrong:
   *   then the time goes on as it was
   */
  sync(): Promise<number>;
}

/** Says which clock is wrong, or may be. */
export const driftSentence = (drift: number): string =>
  `The clock of this machine is ${Math.round(Math.abs(drift) / 1000)} seconds ${drift > 0 ? 'ahead of' : 'behind'} the database's. Set both by NTP: money lapses by the clock.`;

/** Clocks of a machine: `wall` may be set by anybody, `steady` only goes forward; both in ms. */
export interface MachineClock {
  wall(): number;
  steady(): number;
}
export const machineClock: MachineClock = { wall: () => Date.now(), steady: () => performance.now() };

/**
 * A server with a wrong clock would clear balances for everybody, so all rules go by the database's time.
 *
 * @throws {StartError} when the two clocks are too far apart
 */
export async function openDatabaseClock(sql: Sql, machine: MachineClock): Promise<DatabaseClock> {
  let offset = 0;
  const sync = async () => {
    const requestedAt = machine.steady();
    const before = machine.wall();
    const now = await databaseTime(sql);
    const [after, answered] = [machine.wall(), machine.steady()];
    // Somewhere between question and answer; what lies between is no drift.
    const drift = now < before ? before - now : now > after ? after - now : 0;
    if (Math.abs(drift) <= clockDriftMost) offset = now - (requestedAt + answered) / 2;
    return drift;
  };
  const drift = await sync();
  if (Math.abs(drift) > clockDriftMost) throw new StartError(driftSentence(drift));
  return { now: () => Math.floor(machine.steady() + offset), sync };
}
