import { dayMs, hourMs } from '@tally/contract/limits/time';
import { morningHalf } from '@tally/contract/limits/task';
import { taskTypes } from '@tally/contract/tasks/task';
import { expect } from 'vitest';
import type { Sql } from '../db/db';
import { paid, resolved } from '../db/states';
import { maxCounts } from '../limits/rewards';
import { findFaults } from '../domain/ledger/ledgerFaults';
import { ledgerLines } from '../domain/ledger/ledgerLines';

/** An SQL expression that maps each task to a number. */
const byTask = (column: string, numberOf: (max: number) => number): string =>
  `case ${column} ${taskTypes.map((task) => `when '${task}' then ${numberOf(maxCounts[task])}`).join(' ')} end`;

/**
 * SQL expression: the time t.at in Jakarta, as ms; calculated without the server's calendar functions.
 */
const jakarta = `(t.at + ${7 * hourMs})`;

/**
 * Further inconsistencies that must never occur (besides those in `domain/ledger/ledgerFaults.ts`), each with a query
 * that finds them.
 */
const mustBeEmpty = {
  'money of a currency that people have and the product did not give': `
    select * from (
      select currency,
        sum(case when source in ('rewards', 'exchange') then amount else 0 end)
          - sum(case when target in ('exchange', 'expired', 'rewards') then amount else 0 end) as given
      from ${ledgerLines} l group by currency
    ) product full join (
      select 'COIN' as currency, sum(coin) as had from balances
      union all select 'GIFT', sum(gift) from balances
      union all select case u.market when 'id' then 'IDR' when 'ph' then 'PHP' else 'BRL' end,
        sum(b.cash + b.held + b.paid + b.lapsed)
      from balances b join users u on u.id = b.user_id group by 1
    ) people using (currency) where coalesce(given, 0) <> coalesce(had, 0)`,
  'counts above the maximum of the rules': `select * from task_counts where count > ${byTask('task', (max) => max)}`,
  'rounds of an Indonesian morning above the half': `
    select user_id, kind, day, hour, nth from (
      select t.user_id, t.kind, ${jakarta} / ${dayMs} as day, ${jakarta} / ${hourMs} % 24 as hour,
        count(*) over (partition by t.user_id, t.kind, ${jakarta} / ${dayMs} order by t.at, t.id) as nth
      from transfers t join users u on u.id = t.user_id
      where u.market = 'id' and t.kind in ('lottery', 'videoad') and t.currency = 'COIN' and t.ref not like 'seed/%'
    ) rounds
    where hour >= ${morningHalf.id?.exemptUntilHour ?? 0} and hour < ${morningHalf.id?.untilHour ?? 0}
      and nth > ${byTask('kind', (max) => Math.floor(max / 2))}`,
  'counts that differ from the rewards in the ledger': `
    select c.user_id, c.task from (select user_id, task, sum(count) as done from task_counts group by user_id, task) c
    where c.done <> (
        select coalesce(sum(t.count), 0) from ${ledgerLines} t
        where t.user_id = c.user_id and t.kind = c.task and t.currency = 'COIN' and t.ref not like 'seed/%'
      )
      and not exists (select 1 from transfers t where t.user_id = c.user_id and t.ref like 'seed/%')`,
  'stored rewards that the ledger does not have': `
    select a.key from answers a where a.scope in ('postCheckin', 'postLottery', 'postVideoAd')
      and (
        select count(*) from transfers t
        where t.user_id = a.user_id and t.ref = a.key and t.currency = 'COIN'
          and t.amount = (a.answer::json ->> 'coin')::bigint
      ) <> 1`,
  // Times identify these records: two withdrawals are at least five minutes apart, and a lucky task is done before the
  // next is assigned.
  'stored withdrawals that the passbook does not have once': `
    select a.key from answers a
    where a.scope = 'postWithdraw' and a.answer::json ->> 'status' = '1'
      and (select count(*) from withdrawals w where w.user_id = a.user_id and w.at = a.at) <> 1`,
  'stored lucky rewards that the ledger does not have once': `
    select a.key from answers a
    where a.scope in ('postLuckyReward', 'postLuckyReward2') and a.answer::json ->> 'status' = '1'
      and (
        select count(*)
        from lucky_records l join transfers t on t.user_id = l.user_id
        where l.user_id = a.user_id and l.done_at = a.at
          and t.kind = 'luckytask' and t.ref = 'lucky/' || l.id and t.at = a.at
      ) <> 1`,
  'withdrawals in two exports that were not voided': `
    select l.withdrawal_id
    from payout_export_lines l join payout_exports e on e.id = l.export_id
    where e.voided_at is null
    group by 1 having count(*) > 1`,
  'exports that differ from their lines': `
    select e.id
    from payout_exports e join (
      select export_id, count(*) as count, sum(amount) as sum from payout_export_lines group by export_id
    ) l on l.export_id = e.id
    where e.count <> l.count or e.sum <> l.sum`,
  'withdrawals resolved by a result that their export does not have': `
    select w.id from withdrawals w join payout_export_lines l on l.export_id = w.export_id and l.withdrawal_id = w.id
    where ${resolved('w')}
      and l.result is distinct from (case when ${paid('w')} or w.returned_at is not null then 'PAID' else 'FAILED' end)`,
  'payments that came back and were not booked back': `
    select r.withdrawal_id
    from (
      select withdrawal_id, export_id, sum(amount) as amount, max(at) as at from payout_reversals group by 1, 2
    ) r left join withdrawals w on w.id = r.withdrawal_id
    where coalesce(w.returned_at, 0) < r.at or coalesce(w.came_back, 0) < r.amount
      or w.export_id is distinct from r.export_id`,
  'reviews paid without a record': `
    select t.id from transfers t
    where t.kind = 'review' and t.ref not like 'seed/%'
      and not exists (select 1 from review_records r where r.user_id = t.user_id and t.ref = 'review/' || r.id)`,
} as const;

/** Fails with the findings when any money in the database is inconsistent (MONEY-10). */
export async function expectSoundMoney(db: Sql): Promise<void> {
  for (const [what, people] of Object.entries(await findFaults(db, 0, Number.MAX_SAFE_INTEGER)))
    expect(people, what).toEqual([]);
  for (const [what, query] of Object.entries(mustBeEmpty)) expect(await db.query(query), what).toEqual([]);
}
