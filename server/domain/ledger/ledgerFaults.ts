import { reviewStatus } from '@tally/contract/tasks/review';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { failed, finished, paid, pending, pendingOrPaid } from '../../db/states';
import { ledgerLines } from './ledgerLines';

const ids = (column: string): string => `${column} between :from and :to`;

/** Whether the line `t` is of the withdrawal `w` itself, not of a further part of it that came back. */
const ofItself = `t.ref = 'withdrawal/' || w.id`;

const inRange = (query: string) => statement({ from: 'bigint', to: 'bigint' }, query);

/**
 * Inconsistencies that must never occur, each with a query of the people with ids `from` to `to` that have it. Every query is
 * one statement, so it sees a consistent snapshot and blocks nobody.
 */
const faults = {
  'balances that differ from the ledger': inRange(`
    select b.user_id as id from balances b
    left join (
      select user_id,
        sum(case when account = 'coin' then amount else 0 end) as coin,
        sum(case when account = 'gift' then amount else 0 end) as gift,
        sum(case when account = 'cash' then amount else 0 end) as cash,
        sum(case when account = 'held' then amount else 0 end) as held,
        sum(case when account = 'paid' then amount else 0 end) as paid,
        sum(case when account = 'lapsed' then amount else 0 end) as lapsed
      from (
        select user_id, source as account, -amount as amount from ${ledgerLines} l where ${ids('user_id')}
        union all select user_id, target, amount from ${ledgerLines} l where ${ids('user_id')}
      ) postings group by user_id
    ) l on l.user_id = b.user_id
    where ${ids('b.user_id')}
      and (b.coin, b.gift, b.cash, b.held, b.paid, b.lapsed)
        is distinct from (coalesce(l.coin, 0), coalesce(l.gift, 0), coalesce(l.cash, 0),
          coalesce(l.held, 0), coalesce(l.paid, 0), coalesce(l.lapsed, 0))`),
  'debts that differ from what was to be taken back and is not': inRange(`
    select b.user_id as id
    from balances b
    left join (
      select user_id, sum(amount) as amount
      from approvals
      where ${ids('user_id')} and act = 'clawback' and decision = 'approved'
      group by user_id
    ) asked on asked.user_id = b.user_id
    left join (
      select user_id, sum(amount) as amount from ${ledgerLines} l where ${ids('user_id')} and kind = 'clawback' group by user_id
    ) taken on taken.user_id = b.user_id
    where ${ids('b.user_id')}
      and b.debt + b.debt_left <> b.debt_brought + coalesce(asked.amount, 0) - coalesce(taken.amount, 0)`),
  'balances below 0': inRange(`
    select user_id as id from balances
    where ${ids('user_id')} and least(coin, gift, cash, held, paid, lapsed) < 0`),
  'money on its way that differs from the passbook': inRange(`
    select b.user_id as id from balances b
    left join (
      select user_id,
        sum(case when ${pending()} then amount else 0 end) as held,
        sum(case when ${paid()} then amount - came_back else 0 end) as paid
      from withdrawals where ${ids('user_id')} group by user_id
    ) w on w.user_id = b.user_id
    where ${ids('b.user_id')} and (b.held <> coalesce(w.held, 0) or b.paid <> coalesce(w.paid, 0))`),
  // The ledger is read once and joined: looked up for each row, it would be searched in every month for every row.
  'withdrawals without exactly the transfers of their status': inRange(`
    select w.user_id as id from withdrawals w
    left join (
      select user_id, kind, ref, source, amount, split_part(ref, '/', 2) as withdrawal
      from ${ledgerLines} l where ${ids('user_id')} and ref like 'withdrawal/%'
    ) t on t.user_id = w.user_id and t.withdrawal = w.id::text
    where ${ids('w.user_id')}
    group by w.id
    having count(*) filter (where ${ofItself} and t.kind = 'withdraw' and t.amount = w.amount) <> 1
      or count(*) filter (where ${ofItself} and t.kind = 'payout')
        <> (case when ${paid('w')} or w.returned_at is not null then 1 else 0 end)
      or count(*) filter (where ${ofItself} and t.kind = 'refund' and t.source = 'held' and t.amount = w.amount)
        <> (case when ${failed('w')} and w.returned_at is null then 1 else 0 end)
      or count(*) filter (where ${ofItself} and t.kind = 'refund' and t.source = 'held') > 1
      or coalesce(sum(t.amount) filter (where t.kind = 'refund' and t.source = 'paid'), 0) <> w.came_back`),
  'withdrawals that a voided export holds, or that no file of their export names': inRange(`
    select w.user_id as id from withdrawals w
    where ${ids('w.user_id')} and w.export_id is not null and (
      (${pending('w')} and exists (select 1 from payout_exports e where e.id = w.export_id and e.voided_at is not null))
      or not exists (
        select 1 from payout_export_lines l
        where l.export_id = w.export_id and l.withdrawal_id = w.id and l.amount = w.amount
      )
    )`),
  'people with two withdrawals of a day that did not fail': inRange(`
    select user_id as id from withdrawals
    where ${ids('user_id')} and ${pendingOrPaid()}
    group by user_id, day having count(*) > 1`),
  'rewarded reviews that were not paid once, and others that were paid': inRange(`
    select r.user_id as id from review_records r
    left join (select user_id, ref, amount from ${ledgerLines} l where ${ids('user_id')} and kind = 'review') t
      on t.user_id = r.user_id and t.ref = 'review/' || r.id and t.amount = r.cash
    where ${ids('r.user_id')}
    group by r.id
    having count(t.ref) <> (case when r.status = ${reviewStatus.rewarded} then 1 else 0 end)`),
  'finished lucky tasks that were not paid once': inRange(`
    select l.user_id as id from lucky_records l
    left join (select user_id, ref from ${ledgerLines} l where ${ids('user_id')} and kind = 'luckytask') t
      on t.user_id = l.user_id and t.ref = 'lucky/' || l.id
    where ${ids('l.user_id')}
    group by l.id
    having count(t.ref) <> (case when ${finished('l')} then 1 else 0 end)`),
} as const;

/** Name of an inconsistency in a person's data. */
export type Fault = keyof typeof faults;
export const faultNames = Object.keys(faults) as readonly Fault[];

/**
 * Finds the people with ids from `from` to `to` (inclusive) whose money is inconsistent (MONEY-10), by kind of
 * inconsistency.
 */
export async function findFaults(sql: Sql, from: number, to: number): Promise<Record<Fault, readonly number[]>> {
  const found: [string, readonly number[]][] = [];
  for (const [fault, query] of Object.entries(faults))
    found.push([fault, (await sql.query<{ id: number }>(...query({ from, to }))).map(({ id }) => id)]);
  return Object.fromEntries(found) as Record<Fault, readonly number[]>;
}
