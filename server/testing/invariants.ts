import { dayMs, hourMs } from '@tally/contract/limits';
import { morningHalf } from '@tally/contract/market';
import { taskTypes } from '@tally/contract/task';
import { expect } from 'vitest';
import type { Sql } from '../db/db';
import { maxCounts } from '../domain/rules';

/** A number for each task, in SQL. */
const byTask = (column: string, numberOf: (max: number) => number): string =>
  `case ${column} ${taskTypes.map((task) => `when '${task}' then ${numberOf(maxCounts[task])}`).join(' ')} end`;

/** ms since the epoch -> the same as a clock in Jakarta shows it; worked out without the server's own calendar. */
const jakarta = `(t.at + ${7 * hourMs})`;

/** Things that must never be found in the database, each with a query that finds them. */
const mustBeEmpty = {
  'money of a currency that people have and the product did not give': `
    select * from (
      select currency, sum(case when source in ('rewards', 'exchange') then amount else 0 end) - sum(case when target in ('exchange', 'expired') then amount else 0 end) as given from transfers group by currency
    ) product full join (
      select 'COIN' as currency, sum(coin) as had from balances
      union all select 'GIFT', sum(gift) from balances
      union all select case u.market when 'id' then 'IDR' when 'ph' then 'PHP' else 'BRL' end, sum(b.cash + b.held + b.paid + b.lapsed) from balances b join users u on u.id = b.user_id group by 1
    ) people using (currency) where coalesce(given, 0) <> coalesce(had, 0)`,
  'balances that differ from the ledger': `
    select b.user_id, b.coin, l.* from balances b
    left join (
      select user_id,
        sum(case when account = 'coin' then amount else 0 end) as coin, sum(case when account = 'gift' then amount else 0 end) as gift, sum(case when account = 'cash' then amount else 0 end) as cash,
        sum(case when account = 'held' then amount else 0 end) as held, sum(case when account = 'paid' then amount else 0 end) as paid, sum(case when account = 'lapsed' then amount else 0 end) as lapsed
      from (select user_id, source as account, -amount as amount from transfers union all select user_id, target, amount from transfers) postings group by user_id
    ) l on l.user_id = b.user_id
    where (b.coin, b.gift, b.cash, b.held, b.paid, b.lapsed) is distinct from (coalesce(l.coin, 0), coalesce(l.gift, 0), coalesce(l.cash, 0), coalesce(l.held, 0), coalesce(l.paid, 0), coalesce(l.lapsed, 0))`,
  'balances below 0': 'select * from balances where least(coin, gift, cash, held, paid, lapsed) < 0',
  'money on its way that differs from the passbook': `
    select b.user_id from balances b left join (
      select user_id, sum(case when status = 1 then amount else 0 end) as held, sum(case when status = 2 then amount else 0 end) as paid from withdrawals group by user_id
    ) w on w.user_id = b.user_id where b.held <> coalesce(w.held, 0) or b.paid <> coalesce(w.paid, 0)`,
  'withdrawals without exactly the transfers of their status': `
    select w.id from withdrawals w where
      (select count(*) from transfers t where t.user_id = w.user_id and t.ref = 'withdrawal/' || w.id and t.kind = 'withdraw' and t.amount = w.amount) <> 1
      or (select count(*) from transfers t where t.user_id = w.user_id and t.ref = 'withdrawal/' || w.id and t.kind = 'payout') <> (case when w.status = 2 then 1 else 0 end)
      or (select count(*) from transfers t where t.user_id = w.user_id and t.ref = 'withdrawal/' || w.id and t.kind = 'refund') <> (case when w.status = 3 then 1 else 0 end)`,
  'people with two withdrawals under way':
    'select user_id from withdrawals where status = 1 group by user_id having count(*) > 1',
  'people with two withdrawals of a day that did not fail':
    'select user_id from withdrawals where status in (1, 2) group by user_id, day having count(*) > 1',
  'counts above the maximum of the rules': `select * from task_counts where count > ${byTask('task', (max) => max)}`,
  'rounds of an Indonesian morning above the half': `
    select user_id, kind, day, hour, nth from (
      select t.user_id, t.kind, ${jakarta} / ${dayMs} as day, ${jakarta} / ${hourMs} % 24 as hour, count(*) over (partition by t.user_id, t.kind, ${jakarta} / ${dayMs} order by t.at, t.id) as nth
      from transfers t join users u on u.id = t.user_id where u.market = 'id' and t.kind in ('lottery', 'videoad') and t.currency = 'COIN' and t.ref not like 'seed/%'
    ) rounds where hour >= ${morningHalf.id?.exemptUntilHour ?? 0} and hour < ${morningHalf.id?.untilHour ?? 0} and nth > ${byTask('kind', (max) => Math.floor(max / 2))}`,
  'counts that differ from the rewards in the ledger': `
    select c.user_id, c.task from (select user_id, task, sum(count) as done from task_counts group by user_id, task) c
    where c.done <> (select count(*) from transfers t where t.user_id = c.user_id and t.kind = c.task and t.currency = 'COIN' and t.ref not like 'seed/%')
      and not exists (select 1 from transfers t where t.user_id = c.user_id and t.ref like 'seed/%')`,
  'stored rewards that the ledger does not have': `
    select a.key from answers a where a.scope in ('postCheckin', 'postLottery', 'postVideoAd')
      and (select count(*) from transfers t where t.user_id = a.user_id and t.ref = a.key and t.currency = 'COIN' and t.amount = (a.answer::json ->> 'coin')::bigint) <> 1`,
  // A withdrawal is at least five minutes from the next, and a lucky task is done before the next is given: a moment tells them apart.
  'stored withdrawals that the passbook does not have once': `
    select a.key from answers a where a.scope = 'postWithdraw' and a.answer::json ->> 'status' = '1' and (select count(*) from withdrawals w where w.user_id = a.user_id and w.at = a.at) <> 1`,
  'stored lucky rewards that the ledger does not have once': `
    select a.key from answers a where a.scope in ('postLuckyReward', 'postLuckyReward2') and a.answer::json ->> 'status' = '1'
      and (select count(*) from lucky_records l join transfers t on t.user_id = l.user_id and t.kind = 'luckytask' and t.ref = 'lucky/' || l.id and t.at = a.at where l.user_id = a.user_id and l.done_at = a.at) <> 1`,
  'rewarded reviews that were not paid once, and others that were paid': `
    select r.id from review_records r where (select count(*) from transfers t where t.user_id = r.user_id and t.kind = 'review' and t.ref = 'review/' || r.id and t.amount = r.cash) <> (case when r.status = 3 then 1 else 0 end)`,
  'reviews paid without a record': `
    select t.id from transfers t where t.kind = 'review' and t.ref not like 'seed/%' and not exists (select 1 from review_records r where r.user_id = t.user_id and t.ref = 'review/' || r.id)`,
  'finished lucky tasks that were not paid once': `
    select l.id from lucky_records l where (select count(*) from transfers t where t.user_id = l.user_id and t.kind = 'luckytask' and t.ref = 'lucky/' || l.id) <> (case when l.status = 5 then 1 else 0 end)`,
} as const;

/** Fails with what was found, if anything in the database is not as money must be (MONEY-10). */
export async function expectSoundMoney(db: Sql): Promise<void> {
  for (const [what, query] of Object.entries(mustBeEmpty)) expect(await db.query(query), what).toEqual([]);
}
