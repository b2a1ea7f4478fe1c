// @vitest-environment node
import { dayMs } from '@tally/contract/limits/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabaseClock } from '../db/databaseClock';
import { join } from '../domain/people/joining';
import { post, rewardMoves } from '../domain/ledger/ledger';
import type { LogLine } from '../runtime/log';
import { openTestDb } from '../testing/testDb';
import type { Db } from '../db/db';
import { maintenanceRound } from './maintenanceRound';

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
});
afterAll(() => db.close());
const numberKey = () => Promise.resolve('a-key');

it('a server 16 days ahead clears nobody, and says why (MONEY-5)', async () => {
  const now = Date.now();
  for (let nth = 1; nth <= 5; nth++) {
    const id = await join(
      db,
      {
        publicId: `person-${nth}`,
        market: 'id',
        locale: 'id',
        appPkg: 'com.tally.id',
        googleSub: `sub-${nth}`,
        email: `person${nth}@gmail.com`,
        name: 'Some Body',
        avatar: '',
        device: null,
      },
      now,
    );
    await post(db, id, now, rewardMoves('newbie', 'id', { cash: 5000 }, 'given'));
  }
  const machine = { wall: () => Date.now(), steady: () => performance.now() };
  const databaseClock = await openDatabaseClock(db, machine);
  machine.wall = () => Date.now() + 16 * dayMs;
  const lines: LogLine[] = [];
  // Refused even if the caller's time is the machine's wrong one.
  await maintenanceRound({ db, databaseClock, now: machine.wall, log: (line) => void lines.push(line), numberKey });
  expect(lines).toEqual([
    expect.objectContaining({
      level: 'error',
      message: expect.stringMatching(/^Maintenance is refused\..*ahead/) as string,
    }),
  ]);
  expect(await db.query('select cash from balances')).toEqual(Array.from({ length: 5 }, () => ({ cash: 5000 })));
  // With clocks that agree, the same round clears the balances: so the clock was the reason of the refusal.
  machine.wall = () => Date.now();
  await maintenanceRound({
    db,
    databaseClock,
    now: () => now + 16 * dayMs,
    log: (line) => void lines.push(line),
    numberKey,
  });
  expect(lines).toHaveLength(1);
  expect(await db.query('select cash from balances')).toEqual(Array.from({ length: 5 }, () => ({ cash: 0 })));
});

it('maintenance leaves a database without free disk space alone', async () => {
  const untouched: Db = {
    ...db,
    takesWrites: () => false,
    query: () => Promise.reject(new Error('asked')),
    tx: () => Promise.reject(new Error('asked')),
  };
  const databaseClock = await openDatabaseClock(db, { wall: () => Date.now(), steady: () => performance.now() });
  const lines: LogLine[] = [];
  await maintenanceRound({
    db: untouched,
    databaseClock,
    now: () => Date.now(),
    log: (line) => void lines.push(line),
    numberKey,
  });
  expect(lines).toEqual([]);
});
