import type { Market } from '@tally/contract/market/codes';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { frozenMarkRetentionMs } from '../../limits/deletion';
import { decidingMarks } from './phones';

const leaving = statement(
  { person: 'bigint', market: 'text', amount: 'bigint', marks: 'text[]', forgetAt: 'bigint' },
  `
insert into left_debts (mark, user_id, market, amount, forget_at)
select mark, :person, :market, :amount, :forgetAt from unnest(:marks) as mark
on conflict do nothing`,
);

const leaveAllDebt = statement(
  { person: 'bigint', amount: 'bigint' },
  'update balances set debt = 0, debt_left = debt_left + :amount where user_id = :person',
);

/**
 * Keeps what somebody who is being deleted owes (minor units), by their marks, for as long as a freeze (OPS-36,
 * PRIVACY-8). Also 0, where a clawback may still be approved. Must run in the transaction of the deletion.
 */
export async function leaveDebt(
  tx: Sql,
  { id, market }: { readonly id: number; readonly market: Market },
  { amount, marks }: { readonly amount: number; readonly marks: readonly string[] },
  now: number,
): Promise<void> {
  await tx.query(...leaveAllDebt({ person: id, amount }));
  await tx.query(...leaving({ person: id, market, amount, marks, forgetAt: now + frozenMarkRetentionMs }));
}

const addToBalances = statement(
  { person: 'bigint', amount: 'bigint' },
  'update balances set debt_left = debt_left + :amount where user_id = :person',
);

const addToLeftDebt = statement(
  { person: 'bigint', amount: 'bigint' },
  'update left_debts set amount = amount + :amount where user_id = :person',
);

/** Adds to the debt of somebody who was deleted: a clawback that was approved after it. */
export async function addLeftDebt(tx: Sql, userId: number, amount: number): Promise<void> {
  await tx.query(...addToBalances({ person: userId, amount }));
  await tx.query(...addToLeftDebt({ person: userId, amount }));
}

/** Takes each debt once, also when two accounts ask at the same moment: the second one waits, and finds 0. */
const taking = statement(
  { market: 'text', marks: 'text[]' },
  `
with debtors as (
  select distinct user_id from left_debts where mark = any (:marks) and market = :market and amount > 0
), rows as (
  select d.mark, d.user_id, d.amount
  from left_debts d join debtors using (user_id)
  where d.amount > 0
  order by d.user_id, d.mark
  for update of d
), taken as (
  update left_debts d set amount = 0
  from rows where d.mark = rows.mark and d.user_id = rows.user_id
)
select coalesce(sum(amount), 0)::bigint as amount
from (select max(amount) as amount from rows group by user_id) as each`,
);

const bringDebt = statement(
  { person: 'bigint', amount: 'bigint' },
  'update balances set debt = debt + :amount, debt_brought = debt_brought + :amount where user_id = :person',
);

/**
 * Gives a person the debts of deleted accounts that were theirs, as their marks tell (OPS-36): what they earn next pays
 * it. Must run in a transaction, which has their balances from now on.
 *
 * @returns what was added to their debt, in minor units
 */
export async function inheritDebts(tx: Sql, userId: number, market: Market, marks: readonly string[]): Promise<number> {
  const known = await decidingMarks(tx, marks);
  if (known.length === 0) return 0;
  const [row] = await tx.query<{ amount: number }>(...taking({ market, marks: known }));
  const amount = row?.amount ?? 0;
  if (amount > 0) await tx.query(...bringDebt({ person: userId, amount }));
  return amount;
}
