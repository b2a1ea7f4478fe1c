// @vitest-environment node
import { dayMs } from '@tally/contract/limits/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDb } from '../testing/testDb';
import { clockDriftMost, databaseTime, openDatabaseClock } from './databaseClock';
import type { Db, Sql } from './db';

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
});
afterAll(() => db.close());

/** A machine whose clock is ahead of the real one by `ms`. */
function machineAhead(ms: number) {
  const machine = { ahead: ms, wall: () => Date.now() + machine.ahead, steady: () => performance.now() };
  return machine;
}

describe('the clock of the rules', () => {
  it.each([16 * dayMs, -16 * dayMs, clockDriftMost + 10_000])(
    'the clock of the rules is refused when the machine is %d ms ahead',
    async (ms) => {
      await expect(openDatabaseClock(db, machineAhead(ms))).rejects.toThrow(
        /^The clock of this machine is \d+ seconds/,
      );
    },
  );

  it("the clock of the rules is the database's, and not the machine's", async () => {
    const clock = await openDatabaseClock(db, machineAhead(clockDriftMost - 10_000));
    expect(Math.abs(clock.now() - (await databaseTime(db)))).toBeLessThan(10_000);
  });

  it.each([16 * dayMs, -16 * dayMs])('the clock takes no time from a database %d ms off all at once', async (ms) => {
    let off = 0;
    // The machine is right, and so was the database.
    const sql = { query: () => Promise.resolve([{ now: Date.now() + off }] as never) };
    const clock = await openDatabaseClock(sql, machineAhead(0));
    off = ms;
    expect(Math.abs(await clock.sync())).toBeGreaterThan(15 * dayMs);
    expect(Math.abs(clock.now() - Date.now())).toBeLessThan(10_000);
  });

  it('the clock of the rules goes on as it was when the machine is set to another time', async () => {
    const machine = machineAhead(0);
    const clock = await openDatabaseClock(db, machine);
    machine.ahead = 16 * dayMs;
    expect(await clock.sync()).toBeGreaterThan(15 * dayMs);
    expect(Math.abs(clock.now() - (await databaseTime(db)))).toBeLessThan(10_000);
  });

  it('the clock of the rules goes on as it was when the database is set to a time that is far off, and follows one that is near', async () => {
    let set = 0;
    const start = 1_800_000_000_000;
    const machine = { wall: () => start, steady: () => 5000 };
    const moved: Sql = { query: <Row>() => Promise.resolve([{ now: start + set }] as Row[]) };
    const clock = await openDatabaseClock(moved, machine);
    expect(clock.now()).toBe(start);
    for (const far of [16 * dayMs, -16 * dayMs, clockDriftMost + 1]) {
      set = far;
      expect(await clock.sync()).toBe(-far);
      expect(clock.now()).toBe(start);
    }
    set = clockDriftMost;
    await clock.sync();
    expect(clock.now()).toBe(start + clockDriftMost);
  });
});
