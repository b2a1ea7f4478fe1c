import type { Market } from '@tally/contract/market/codes';
import { batchesShown } from '@tally/contract/operator/batches';
import type { Batch } from '@tally/contract/operator/batches';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { pending } from '../../db/states';
import { toWire } from '../ledger/money';
import { aloneOf, mayVoidAlone } from '../marketRules/aloneLimits';
import type { OperatorLimits } from '../marketRules/aloneLimits';
import { readRules } from '../marketRules/versions';

/**
 * Condition in SQL: the line `l` still waits for a result. A withdrawal that was resolved otherwise waits for none,
 * once its exception is closed. Values of one row, because for `exists` the database may read all rows.
 */
export const isWaiting = `(l.result is null and (
  (
    select 1 from payout_exceptions x
    where x.withdrawal_id = l.withdrawal_id and x.export_id = l.export_id and x.closed_at is not null
    limit 1
  ) is null
  or (select ${pending('w')} from withdrawals w where w.id = l.withdrawal_id)
))`;

/** SQL: number of open exceptions of the batch `e`: results of it, and others of its withdrawals. */
export const openExceptionCount = `(
  select count(*)::integer from payout_exceptions x
  where x.market = e.market and x.closed_at is null and (
    x.export_id = e.id
    or (
      select 1 from payout_export_lines l where l.export_id = e.id and l.withdrawal_id = x.withdrawal_id
    ) = 1
  )
)`;

/** Condition in SQL: something of the batch `e` has a result, also one that waits, so the provider has its file. */
export const hasResults = `(
  (select 1 from payout_export_lines l where l.export_id = e.id and l.result is not null limit 1) is not null
  or (select 1 from payout_exceptions x where x.export_id = e.id limit 1) is not null
  or (
    select 1 from approvals a join payout_export_lines l on l.export_id = e.id and l.withdrawal_id = a.subject_id
    where a.act = 'result' and a.decision is null
    limit 1
  ) is not null
)`;

interface Row extends Omit<Batch, 'state' | 'asksSecond'> {
  /** The largest of its payments, in minor units as its amount. */
  readonly largest: number;
  readonly voided: boolean;
  readonly signed: boolean;
}

const shown = `e.id, e.at as time, e.operator, e.count, e.sum as amount,
  (select coalesce(max(l.amount), 0) from payout_export_lines l where l.export_id = e.id) as largest, e.sha256, e.head is not null as "hasFile",
  e.voided_at is not null as voided, e.signed_at is not null as signed,
  coalesce(e.signed_at, e.voided_at, 0) as "endedAt", coalesce(e.signed_by, e.voided_by, '') as "endedBy",
  e.void_reason as "endReason",
  (
    select count(*)::integer from payout_export_lines l where l.export_id = e.id and ${isWaiting}
  ) as left,
  ${openExceptionCount} as exceptions, ${hasResults} as "hasResults",
  (
    select count(*)::integer
    from payout_export_lines l join withdrawals w on w.id = l.withdrawal_id join balances b on b.user_id = w.user_id
    where l.export_id = e.id and w.export_id = e.id and ${pending('w')} and b.debt + b.debt_left > 0
  ) as debts`;

function batchOf({ voided, signed, largest, ...row }: Row, market: Market, limits: OperatorLimits): Batch {
  const resulted = row.left > 0 ? 'OPEN' : 'SETTLED';
  return {
    ...row,
    amount: toWire(row.amount, market),
    asksSecond: !mayVoidAlone({ sum: row.amount, largest }, limits),
    state: voided ? 'VOIDED' : signed ? 'SIGNED' : resulted,
  };
}

const list = (which: string) =>
  statement(
    { market: 'text', before: 'bigint' },
    `
select ${shown}
from payout_exports e
where e.market = :market and e.id < :before ${which}
order by e.id desc
limit ${batchesShown}`,
  );
const all = list('');
const unfinished = list('and e.voided_at is null and e.signed_at is null');

async function batches(sql: Sql, market: Market, now: number, rows: Row[]): Promise<Batch[]> {
  const limits = aloneOf(await readRules(sql, market, now), market, 0);
  return rows.map((row) => batchOf(row, market, limits));
}

/** The batches of a market, the newest first; with `before` those older than that one (OPS-28). */
export const batchesOf = async (
  sql: Sql,
  market: Market,
  now: number,
  before = Number.MAX_SAFE_INTEGER,
): Promise<Batch[]> => batches(sql, market, now, await sql.query<Row>(...all({ market, before })));

/** The batches of a market that are neither voided nor signed off, the newest first. */
export const unfinishedBatchesOf = async (sql: Sql, market: Market, now: number): Promise<Batch[]> =>
  batches(sql, market, now, await sql.query<Row>(...unfinished({ market, before: Number.MAX_SAFE_INTEGER })));
