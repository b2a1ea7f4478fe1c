import type { Market } from '@tally/contract/market/codes';
import { only } from '../../db/db';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { pending } from '../../db/states';
import type { Act } from '../act';
import { csvFileOf } from '../shared/csv';
import { appendAudit } from '../audit/appendAudit';
import { fileHead, fileLineOf, hashOf } from './batchFile';
import type { Payable } from './batchFile';
import { sumOf } from '../ledger/money';

const newLines = statement(
  { export: 'bigint', ids: 'bigint[]', amounts: 'bigint[]', lines: 'text[]' },
  `
insert into payout_export_lines (export_id, withdrawal_id, amount, line)
select :export, written.* from unnest(:ids, :amounts, :lines) as written`,
);

const joinBatch = statement(
  { batch: 'bigint', ids: 'bigint[]' },
  `
update withdrawals set export_id = :batch
where id = any (:ids) and ${pending()} and export_id is null
returning 1`,
);

/** Marks withdrawals as sent, and writes down the lines of the file. */
async function markSent(tx: Sql, exportId: number, rows: readonly Payable[], lines: readonly string[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const sent = await tx.query(...joinBatch({ batch: exportId, ids }));
  if (sent.length !== ids.length) throw new Error(`Export ${exportId} lost ${ids.length - sent.length} withdrawals.`);
  const amounts = rows.map(({ amount }) => amount);
  await tx.query(...newLines({ export: exportId, ids, amounts, lines }));
}

const newBatch = statement(
  {
    id: 'bigint',
    market: 'text',
    now: 'bigint',
    asOf: 'bigint',
    operator: 'text',
    count: 'integer',
    sum: 'bigint',
    sha256: 'text',
    head: 'text',
  },
  `
insert into payout_exports (id, market, at, as_of, operator, count, sum, sha256, head)
values (:id, :market, :now, :asOf, :operator, :count, :sum, :sha256, :head)`,
);

/** The number of the next batch. */
export const nextBatchId = async (tx: Sql): Promise<number> =>
  only(await tx.query<{ id: number }>(`select nextval(pg_get_serial_sequence('payout_exports', 'id')) as id`)).id;

/** Whom payments are for, each once. */
export const peopleOf = (rows: readonly Payable[]): number[] => [...new Set(rows.map(({ userId }) => userId))];

/** Makes a batch of withdrawals that are locked, and returns its file. */
export async function insertBatch(
  act: Act,
  { id, market, asOf, how = '' }: { id: number; market: Market; asOf: number; how?: string },
  rows: readonly Payable[],
): Promise<string> {
  const { tx, operator, now } = act;
  const lines = rows.map((row) => fileLineOf(row, market, id));
  const file = csvFileOf([fileHead, ...lines]);
  const count = rows.length;
  const sum = sumOf(rows);
  const sha256 = hashOf(file);
  await tx.query(...newBatch({ id, market, now, asOf, operator, count, sum, sha256, head: fileHead }));
  await markSent(tx, id, rows, lines);
  const what = `export ${id}, ${count} withdrawals of ${market}${how}`;
  await appendAudit(act, 'export', what, peopleOf(rows));
  return file;
}
