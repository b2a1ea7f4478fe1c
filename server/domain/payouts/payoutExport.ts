import { currencies } from '@tally/contract/market/money';
import type { Market } from '@tally/contract/market/codes';
import { accountKeyOf } from '@tally/contract/rules/accountNumber';
import type { KeyKind } from '@tally/contract/rules/accountNumber';
import { payoutFileMost } from '@tally/contract/operator/payoutFile';
import { only } from '../../db/db';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { goesToInvalid } from '../withdrawals/accountStatus';
import { noteOperator } from '../shared/operatorLog';
import { fileHead, fileLineOf, hashOf } from './batches/batchFile';
import type { Payable } from './batches/batchFile';
import { csvFileOf } from '../shared/csv';

interface Exported {
  readonly id: number;
  readonly userId: number;
  readonly amount: number;
  readonly type: string;
  readonly no: string;
  readonly kind: KeyKind | null;
  readonly name: string;
  readonly at: number;
}

/** First key of the advisory locks that let one export of a market run at a time; the second is the market. */
const exportLock = 7_316_250;

/**
 * What a file may hold of a market until a time: not with the provider, of nobody who is frozen, to no account that is
 * invalid.
 */
const dueWithdrawals = statement(
  { currency: 'text', asOf: 'bigint' },
  `
select w.id, w.user_id as "userId", w.amount, w.type, w.no, w.key_kind as kind, w.at,
  coalesce((
    select e.name from ewallets e where e.user_id = w.user_id and e.type = w.type and e.no = w.no
  ), '') as name
from withdrawals w
where w.status = 1 and w.export_id is null and w.currency = :currency and w.at <= :asOf
  and (select u.frozen_at from users u where u.id = w.user_id) is null
  and not ${goesToInvalid}
order by w.id`,
);

/**
 * Those withdrawals whose number something can be paid to. The others are in no file, and the desk says why (BAD
 * NUMBER).
 */
const payableOf = (rows: readonly Exported[], market: Market): Payable[] =>
  rows.flatMap((row) => {
    const key = accountKeyOf(row.no, market, row.kind);
    return key ? [{ ...row, key }] : [];
  });

/** Keeps other resolutions away from withdrawals, and leaves out those that were resolved meanwhile. */
async function lockUnsent(tx: Sql, rows: readonly Payable[]): Promise<Payable[]> {
  const locked = await tx.query<{ id: number }>(
    `select id from withdrawals
     where id = any ($1::bigint[]) and status = 1 and export_id is null
     order by id
     for update`,
    [rows.map(({ id }) => id)],
  );
  const ids = new Set(locked.map(({ id }) => id));
  return rows.filter(({ id }) => ids.has(id));
}

const newLines = statement(
  { export: 'bigint', ids: 'bigint[]', amounts: 'bigint[]', lines: 'text[]' },
  `
insert into payout_export_lines (export_id, withdrawal_id, amount, line)
select :export, written.* from unnest(:ids, :amounts, :lines) as written`,
);

/** Marks withdrawals as sent, and writes down the lines of the file. */
async function markSent(tx: Sql, exportId: number, rows: readonly Payable[], lines: readonly string[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const sent = await tx.query(
    `update withdrawals set export_id = $1
     where id = any ($2::bigint[]) and status = 1 and export_id is null
     returning 1`,
    [exportId, ids],
  );
  if (sent.length !== ids.length) throw new Error(`Export ${exportId} lost ${ids.length - sent.length} withdrawals.`);
  const amounts = rows.map(({ amount }) => amount);
  await tx.query(...newLines({ export: exportId, ids, amounts, lines }));
}

const newExport = statement(
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

/**
 * Makes the file for the payout provider (OPS-16): a market's pending withdrawals that were requested by `asOf` (ms
 * since the epoch), except those of frozen people, those to invalid accounts and those that are with the provider
 * already. They are with the provider from then on (OPS-20).
 *
 * @param most maximum number of withdrawals in the file
 * @returns the number of the export (0: nothing is due, and nothing is kept), how many withdrawals it holds, how many
 *   more are due (OPS-26), and the file
 */
export async function exportPayouts(
  db: Db,
  { market, asOf }: { market: Market; asOf: number },
  operator: string,
  now: number,
  most = payoutFileMost,
): Promise<{ id: number; count: number; left: number; file: string }> {
  return db.tx(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1, hashtext($2))', [exportLock, market]);
    const found = await tx.query<Exported>(...dueWithdrawals({ currency: currencies[market], asOf }));
    const due = payableOf(found, market);
    const rows = await lockUnsent(tx, due.slice(0, most));
    if (rows.length === 0) {
      await noteOperator(tx, operator, 'export', `0 withdrawals of ${market}`, now);
      return { id: 0, count: 0, left: 0, file: csvFileOf([fileHead]) };
    }
    const { id } = only(
      await tx.query<{ id: number }>(`select nextval(pg_get_serial_sequence('payout_exports', 'id')) as id`),
    );
    const lines = rows.map((row) => fileLineOf(row, market, id));
    const file = csvFileOf([fileHead, ...lines]);
    const sum = rows.reduce((total, { amount }) => total + amount, 0);
    const [count, sha256] = [rows.length, hashOf(file)];
    await tx.query(...newExport({ id, market, now, asOf, operator, count, sum, sha256, head: fileHead }));
    await markSent(tx, id, rows, lines);
    const people = [...new Set(rows.map(({ userId }) => userId))];
    await noteOperator(tx, operator, 'export', `export ${id}, ${count} withdrawals of ${market}`, now, people);
    return { id, count, left: Math.max(0, due.length - most), file };
  });
}
