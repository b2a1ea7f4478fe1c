// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundMoney } from '../../testing/invariants';
import { createLedgerOfMonths, chainFaults } from '../../testing/ledgerOfMonths';
import type { LedgerOfMonths } from '../../testing/ledgerOfMonths';
import { crashingDb } from '../../testing/crashingDb';

import { post } from '../ledger/ledger';
import { archiveMonth } from './archiveMonth';
import { archivedMonthsOf, isCarriedWhole } from './archivedMonths';
import { attachMonth } from './attachMonth';
import { checkArchive, dropMonth } from './checkArchive';
import { fileIn } from './archiveFile';
import { monthOf } from './month';

const folder = mkdtempSync(path.join(tmpdir(), 'tally-archive-'));
let ledger: LedgerOfMonths;
/** All transfers as they were before anything was archived. */
let whole: string;
const hashOfLedger = async () => {
  const [row] = await ledger.db.query<{ hash: string }>(
    `select encode(sha256(string_agg(sha256(convert_to(t::text, 'UTF8')), ''::bytea order by id)), 'hex') as hash
     from transfers t`,
  );
  return row?.hash ?? '';
};
const expectWhole = async () => {
  await expectSoundMoney(ledger.db);
  expect(await isCarriedWhole(ledger.db)).toBe(true);
  expect(await chainFaults(ledger.db)).toEqual([]);
};
const archive = (nth: number) => archiveMonth(ledger.db, ledger.months[nth] ?? monthOf(0), folder, ledger.now);

beforeAll(async () => {
  ledger = await createLedgerOfMonths(36, ['ph']);
  whole = await hashOfLedger();
}, 300_000);
afterAll(async () => {
  await ledger.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('months of the ledger as files', () => {
  it('only the oldest, only an old one, only a settled one goes (OPS-80)', async () => {
    await expectWhole();
    await expect(archive(1)).rejects.toThrow(`The oldest month of the ledger is ${ledger.months[0]?.name}`);
    await expect(
      archiveMonth(ledger.db, ledger.months[0] ?? monthOf(0), folder, ledger.months[12]?.from ?? 0),
    ).rejects.toThrow('The last 13 months');
    await ledger.db.query('update withdrawals set status = 1, settled_at = null where id = (select min(id) from withdrawals)');
    await expect(archive(0)).rejects.toThrow('1 withdrawals and 0 batches');
    await ledger.db.query('update withdrawals set status = 2 where id = (select min(id) from withdrawals)');
  });

  it('18 of 36 months are archived, and all money is still explained (OPS-80)', async () => {
    for (let nth = 0; nth < 18; nth++) {
      const file = await archive(nth);
      if (nth % 2 === 0) await dropMonth(ledger.db, file, ledger.now);
    }
    await expectWhole();
    expect(await archivedMonthsOf(ledger.db)).toHaveLength(18);
  }, 300_000);
});
