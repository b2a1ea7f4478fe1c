// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runChain } from '../commands/chain';
import { runLedger } from '../commands/ledger';
import { chainFaults, createLedgerOfMonths } from '../testing/ledgerOfMonths';
import { expectSoundMoney } from '../testing/invariants';

const patience = 600_000;
const folder = mkdtempSync(path.join(tmpdir(), 'tally-archive-'));
let ledger: Awaited<ReturnType<typeof createLedgerOfMonths>>;
beforeAll(async () => {
  ledger = await createLedgerOfMonths(36, ['ph'], 18);
}, patience);
afterAll(async () => {
  await ledger.close();
  rmSync(folder, { recursive: true, force: true });
});

it(
  'all money is explained before and after half of a ledger of 36 months is archived (OPS-80, MONEY-10)',
  async () => {
    const { db, now, months } = ledger;
    const printed: string[] = [];
    const print = (line: string) => Promise.resolve(void printed.push(line));
    const open = () => Promise.resolve({ ...db, close: () => Promise.resolve() });
    const run = (...args: string[]) => runLedger(args, { open, now: () => Promise.resolve(now), print });
    const hash = () =>
      db.query(
        `select encode(sha256(string_agg(sha256(convert_to(t::text, 'UTF8')), ''::bytea order by id)), 'hex') as hash
         from (select id, user_id, kind, currency, source, target, amount, at, ref from transfers) t`,
      );
    const before = await hash();
    await expectSoundMoney(db);
    const files = months.slice(0, 18).map(({ name }) => path.join(folder, `transfers-${name}.jsonl.gz`));
    for (const { name } of months.slice(0, 18)) await run('archive', name, folder);
    for (const file of files) await run('drop', file);
    await expectSoundMoney(db);
    expect(await chainFaults(db)).toEqual([]);
    await runChain(open, print);
    expect(printed.filter((line) => line.includes('archived; the transfers of'))).toHaveLength(1);
    for (const file of files.toReversed()) await run('attach', file);
    expect(await hash()).toEqual(before);
    await expectSoundMoney(db);
    expect(await chainFaults(db)).toEqual([]);
    expect(await db.query('select 1 from carried_forward')).toEqual([]);
  },
  patience,
);
