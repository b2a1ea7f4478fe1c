// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { behindTheProduct } from '../../testing/behindTheProduct';
import { expectSoundMoney } from '../../testing/invariants';
import { createLedgerOfMonths } from '../../testing/ledgerOfMonths';
import { findFaults } from '../ledger/ledgerFaults';
import { isCarriedWhole, isThere } from './archivedMonths';
import { archiveMonth } from './archiveMonth';
import { attachMonth } from './attachMonth';
import { checkArchive, dropMonth } from './checkArchive';
import { detachedOf, monthOf } from './month';

const folder = mkdtempSync(path.join(tmpdir(), 'tally-archive-'));
const files: string[] = [];
let ledger: Awaited<ReturnType<typeof createLedgerOfMonths>>;
beforeAll(async () => {
  ledger = await createLedgerOfMonths(17, ['ph'], 2);
  for (const month of ledger.months.slice(0, 2)) files.push(await archiveMonth(ledger.db, month, folder, ledger.now));
}, 300_000);
afterAll(async () => {
  await ledger.close();
  rmSync(folder, { recursive: true, force: true });
});

it('a file, a manifest, a table or a sum that was changed is noticed (OPS-81, OPS-82)', async () => {
  const { db, now } = ledger;
  const [file = '', former = ''] = files.toReversed();
  const manifest = file.replace('.jsonl.gz', '.json');
  const [bytes, text] = [readFileSync(file), readFileSync(manifest, 'utf8')];
  const lines = gunzipSync(bytes).toString();
  const raised = lines.replace(/"coin", 100,/, '"coin", 900,');
  expect(raised).not.toBe(lines);
  const refused = async (content: Buffer, json: string, reason: string) => {
    writeFileSync(file, content);
    writeFileSync(manifest, json);
    await expect(checkArchive(db, file)).rejects.toThrow(reason);
    await expect(attachMonth(db, file, now)).rejects.toThrow(reason);
    await expect(dropMonth(db, file, now)).rejects.toThrow(reason);
    expect(await isThere(db, detachedOf(monthOf(now, -15)))).toBe(true);
    writeFileSync(file, bytes);
    writeFileSync(manifest, text);
  };
  await refused(gzipSync(raised), text, 'differs from the chain of days');
  await refused(bytes.subarray(0, bytes.length / 2), text, 'is damaged');
  await refused(gzipSync(lines.slice(0, lines.indexOf('\n', lines.length / 2) + 1)), text, 'differs from');
  await refused(bytes, text.replace(/"sha256": "./, '"sha256": "x'), 'is not the file that was archived');
  await refused(bytes, readFileSync(former.replace('.jsonl.gz', '.json'), 'utf8'), 'differs from');
  await behindTheProduct(db, `update ${detachedOf(monthOf(now, -15))} set amount = amount + 1 where kind = 'words'`);
  await expect(dropMonth(db, file, now)).rejects.toThrow('it was changed, and stays');
  const change = `update carried_forward set amount = amount + $1
    where (user_id, kind) = (select min(user_id), 'words' from carried_forward)`;
  await db.query(change, [1]);
  await expect(checkArchive(db, file)).rejects.toThrow('What is carried forward differs');
  expect((await findFaults(db, 0, 1000))['balances that differ from the ledger']).toHaveLength(1);
  await db.query(change, [-1]);
  await dropMonth(db, former, now);
  expect([await isThere(db, detachedOf(monthOf(now, -16))), await isThere(db, detachedOf(monthOf(now, -15)))]).toEqual([
    false,
    true,
  ]);
  await expectSoundMoney(db);
  expect(await isCarriedWhole(db)).toBe(true);
});
