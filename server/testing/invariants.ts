import { expect } from 'vitest';
import type { Sql } from '../db/db';

/** Things that must never be found in the database, each with a query that finds them. */
const mustBeEmpty = {
  'postings of a currency that do not sum to 0': `
    select currency, sum(amount) from (select currency, -amount as amount from transfers union all select currency, amount from transfers) postings group by currency having sum(amount) <> 0`,
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
  'people with two withdrawals under way': 'select user_id from withdrawals where status = 1 group by user_id having count(*) > 1',
  'people with two withdrawals of a day that did not fail': 'select user_id from withdrawals where status in (1, 2) group by user_id, day having count(*) > 1',
  'counts above the maximum': 'select * from task_counts where count > max_count',
  'counts that differ from the rewards in the ledger': `
    select c.user_id, c.task from (select user_id, task, sum(count) as done from task_counts group by user_id, task) c
    where c.done <> (select count(*) from transfers t where t.user_id = c.user_id and t.kind = c.task and t.currency = 'COIN' and t.ref not like 'seed/%')
      and not exists (select 1 from transfers t where t.user_id = c.user_id and t.ref like 'seed/%')`,
  'stored rewards that the ledger does not have': `
    select a.key from answers a where a.scope in ('postCheckin', 'postLottery', 'postVideoAd')
      and not exists (select 1 from transfers t where t.user_id = a.user_id and t.ref = a.key)`,
  'finished lucky tasks that were not paid once': `
    select l.id from lucky_records l where (select count(*) from transfers t where t.user_id = l.user_id and t.kind = 'luckytask' and t.ref = 'lucky/' || l.id) <> (case when l.status = 5 then 1 else 0 end)`,
} as const;

/** Fails with what was found, if anything in the database is not as money must be (reliability M5). */
export async function expectSoundMoney(db: Sql): Promise<void> {
  for (const [what, query] of Object.entries(mustBeEmpty)) expect(await db.query(query), what).toEqual([]);
}
