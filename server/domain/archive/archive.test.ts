// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../db/db';
import { behindTheProduct } from '../../testing/behindTheProduct';
import { expectSoundMoney } from '../../testing/invariants';
import { killedAt } from '../../testing/killedAt';
import { chainFaults, createLedgerOfMonths } from '../../testing/ledgerOfMonths';
import { paid, pending } from '../../db/states';
import { post } from '../ledger/ledger';
import { archivedMonthsOf, isCarriedWhole, isThere, partsOfLedger } from './archivedMonths';
import { archiveMonth } from './archiveMonth';
import { attachMonth } from './attachMonth';
import { checkArchive } from './checkArchive';
import { detachedOf, monthOf, partOf } from './month';
import { fileIn } from './archiveFile';

const folder = mkdtempSync(path.join(tmpdir(), 'tally-archive-'));
let ledger: Awaited<ReturnType<typeof createLedgerOfMonths>>;
/** All transfers as they were before anything was archived. */
let whole: unknown;
const hash = (until = Number.MAX_SAFE_INTEGER) =>
  ledger.db.query(
    `select encode(sha256(string_agg(sha256(convert_to(t::text, 'UTF8')), ''::bytea order by id)), 'hex') as hash
     from (select id, user_id, kind, currency, source, target, amount, at, ref from transfers where at < $1) t`,
    [until],
  );
const monthAt = (nth: number) => ledger.months[nth] ?? monthOf(0);
const fileOf = (nth: number) => fileIn(folder, monthAt(nth).name);
const archive = (nth: number, db: Db = ledger.db) => archiveMonth(db, monthAt(nth), folder, ledger.now);
const attach = (nth: number, db: Db = ledger.db) => attachMonth(db, fileOf(nth), ledger.now);
const expectWhole = async () => {
  await expectSoundMoney(ledger.db);
  expect(await isCarriedWhole(ledger.db)).toBe(true);
  expect(await chainFaults(ledger.db)).toEqual([]);
};
const archivedCount = async () => (await archivedMonthsOf(ledger.db)).length;
/** Where the rows of a month are: in the ledger, or in the table that stays until it is dropped by its own command. */
const placesOf = async (nth: number) => ({
  inLedger: (await partsOfLedger(ledger.db)).includes(partOf(monthAt(nth))),
  detached: await isThere(ledger.db, detachedOf(monthAt(nth))),
});

beforeAll(async () => {
  ledger = await createLedgerOfMonths(17, ['ph', 'br'], 3);
  whole = await hash(monthAt(3).from);
}, 300_000);
afterAll(async () => {
  await ledger.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('months of the ledger as files', { timeout: 300_000 }, () => {
  it('the oldest month goes first, an old one only, and a settled one only (OPS-80)', async () => {
    await expectWhole();
    const { db, months, now } = ledger;
    await expect(archive(1)).rejects.toThrow(`The oldest month of the ledger is ${months[0]?.name}: it goes first.`);
    await expect(archiveMonth(db, monthAt(0), folder, monthOf(now, -3).from)).rejects.toThrow('The last 13 months');
    await expect(archive(3)).rejects.toThrow('it goes first');
    const [was] = await db.query<{ row: string }>(
      'select row_to_json(w)::text as row from withdrawals w where id = (select min(id) from withdrawals)',
    );
    await behindTheProduct(
      db,
      `update withdrawals set ${pending()}, settled_at = null, paid_week = null, returned_at = null, came_back = 0
       where id = (select min(id) from withdrawals)`,
    );
    await expect(archive(0)).rejects.toThrow('1 withdrawals and 0 batches');
    await behindTheProduct(
      db,
      `update withdrawals w set status = r.status, settled_at = r.settled_at, paid_week = r.paid_week,
         returned_at = r.returned_at, came_back = r.came_back
       from json_populate_record(null::withdrawals, $1::json) r where w.id = r.id`,
      [was?.row ?? ''],
    );
    await expectWhole();
    expect(await archivedCount()).toBe(0);
  });

  it('a row that was changed behind the product keeps its month in the ledger (OPS-80)', async () => {
    const { db } = ledger;
    const change = 'update transfers set amount = amount + $1 where id = (select min(id) from transfers)';
    await behindTheProduct(db, change, [1]);
    await expect(archive(0)).rejects.toThrow('is not as it was closed (transfers)');
    await behindTheProduct(db, change, [-1]);
  });

  it.each([
    'transfers_sealed',
    'from month_lines',
    'insert into carried_forward',
    'insert into archived_months',
    'update migrations',
    'detach partition',
    'drop constraint',
    'rename to',
    'drop trigger',
  ])('killed at "%s" the month is in the ledger, whole, and can be archived later (OPS-81)', async (words) => {
    await expect(archive(0, killedAt(ledger.db, words))).rejects.toThrow('The server was killed.');
    expect([await archivedCount(), await hash(monthAt(3).from)]).toEqual([0, whole]);
    expect(await isCarriedWhole(ledger.db)).toBe(true);
    expect(await placesOf(0)).toEqual({ inLedger: true, detached: false });
  });

  it('files prove archived months; files and database together prove the days that reach across their edges (OPS-82)', async () => {
    const { db } = ledger;
    for (const nth of [0, 1]) await archive(nth);
    await expectWhole();
    const { digest } = await checkArchive(db, fileOf(1));
    expect(digest.compared).toBeGreaterThan(55);
    // The first rows of the next month are in the day that the archived one ends with.
    const change = `update transfers set amount = amount + $1 where id = (select min(id) from transfers where at < ${monthAt(2).from + 3_600_000})`;
    await behindTheProduct(db, change, [1]);
    expect(await chainFaults(db)).toEqual([expect.stringMatching(/^(?:ph|br) \d+: transfers$/)]);
    await behindTheProduct(db, change, [-1]);
  });

  it('meanwhile people earn and get payments back, and what was paid once is not paid again (OPS-80)', async () => {
    const { db, now } = ledger;
    const [before] = await db.query<{ id: number; person: number; currency: 'PHP' }>(
      `select id, user_id as person, currency from withdrawals
       where at < ${monthAt(1).until} and ${paid()} and came_back = 0 and currency = 'PHP' order by id limit 1`,
    );
    const { id, person, currency } = before ?? { id: 0, person: 0, currency: 'PHP' as const };
    await post(db, person, now, [
      { kind: 'goodwill', currency, source: 'rewards', target: 'cash', amount: 5, ref: 'g' },
    ]);
    await db.tx(async (tx) => {
      await tx.query('update withdrawals set came_back = 10, returned_at = $2 where id = $1', [id, now]);
      const ref = `withdrawal/${id}`;
      await post(tx, person, now, [{ kind: 'refund', currency, source: 'paid', target: 'cash', amount: 10, ref }]);
    });
    await expectSoundMoney(db);
    const again = { currency, source: 'rewards', target: 'cash', amount: 700, ref: `lucky/${person}` } as const;
    await expect(post(db, person, now, [{ kind: 'luckytask', ...again }])).rejects.toThrow('paid_once');
    const late = {
      kind: 'words',
      currency: 'COIN',
      source: 'rewards',
      target: 'coin',
      amount: 1,
      ref: 'late',
    } as const;
    await expect(post(db, person, monthAt(1).from, [late])).rejects.toThrow('no partition');
  });

  it.each([
    'create unique index',
    '->>8',
    'validate constraint',
    'delete from carried_forward',
    'update carried_forward',
    'set attached_at',
    'drop table if exists archived_',
    'create trigger transfers_sealed',
    'rename to',
    'attach partition',
    'drop constraint in_month',
    'grant_ledger_part',
  ])('killed at "%s" the month is in its file, and can be attached later (OPS-81, OPS-83)', async (words) => {
    await expect(attach(1, killedAt(ledger.db, words))).rejects.toThrow('The server was killed.');
    expect(await archivedCount()).toBe(2);
    expect(await placesOf(1)).toEqual({ inLedger: false, detached: true });
    await checkArchive(ledger.db, fileOf(1));
  });

  it('attached again, the newest first, the ledger is as it was and its chain is whole (OPS-83)', async () => {
    const { db } = ledger;
    await expect(attach(0)).rejects.toThrow('is the newest archived month');
    await attach(1);
    await attach(0);
    await expectWhole();
    expect(await hash(monthAt(3).from)).toEqual(whole);
    expect(await db.query('select 1 from carried_forward')).toEqual([]);
    await behindTheProduct(db, 'update transfers set amount = amount + 1 where id = (select min(id) from transfers)');
    expect(await chainFaults(db)).toHaveLength(1);
    await behindTheProduct(db, 'update transfers set amount = amount - 1 where id = (select min(id) from transfers)');
    // The same month gives the same file.
    const before = readFileSync(fileOf(0));
    await archive(0);
    expect(readFileSync(fileOf(0)).equals(before)).toBe(true);
    await expectWhole();
  });
});
