import type { Dashboard, MarketSums, summedCounters } from '@tally/contract/operator/dashboard';
import { dayMs } from '@tally/contract/limits/time';
import { opsAmount } from '@tally/contract/limits/operator';
import { markets, type Market } from '@tally/contract/market/codes';
import { currencies } from '@tally/contract/market/money';
import { localTime } from '@tally/contract/rules/marketClock';
import { only } from '../../db/db';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { alive, paid, pending } from '../../db/states';
import { minorOf, toWire } from '../ledger/money';

const countPeople = statement(
  { since: 'bigint' },
  `
select (select count(*) from users where ${alive()})::integer as "appUser",
       (select count(*) from users where opened_at >= :since and ${alive()})::integer as "eventUser",
       (select count(*) from users where created_at >= :since and ${alive()})::integer as "newUser",
       (select count(*) from devices where first_at >= :since)::integer as "newInstall",
       (
         select count(*) from users where created_at >= :since and invited_by is not null and ${alive()}
       )::integer as "referCount"`,
);

/** People and phones of the last 24 hours, and all people. Deleted people are not counted. */
const peopleSince = async (sql: Sql, since: number) =>
  only(
    await sql.query<Pick<Dashboard, 'appUser' | 'eventUser' | 'newUser' | 'newInstall' | 'referCount'>>(
      ...countPeople({ since }),
    ),
  );

const countRounds = statement(
  { markets: 'text[]', days: 'integer[]' },
  `
select t.task, sum(t.count)::integer as count
from task_counts t join users u on u.id = t.user_id
join unnest(:markets, :days) as today (market, day) on today.market = u.market
where t.day = any (:days) and t.day = today.day
group by t.task`,
);

/** Rounds of each task on the current day of each market. */
const roundsToday = (sql: Sql, now: number) =>
  sql.query<{ task: string; count: number }>(
    ...countRounds({ markets, days: markets.map((market) => localTime(now, market).day) }),
  );

/** Sums of withdrawals in one market; amounts in minor units. */
interface Withdrawals {
  readonly market: Market;
  readonly requested: number;
  readonly paid: number;
  readonly bigPending: number;
  readonly bigPaid: number;
  readonly remindedPending: number;
}

/** A withdrawal that was paid since. */
const isPaid = `${paid('w')} and w.settled_at >= :since`;

const sumWithdrawals = statement(
  { since: 'bigint', markets: 'text[]', least: 'bigint[]' },
  `
select u.market,
       coalesce(sum(w.amount) filter (where w.at >= :since), 0)::bigint as requested,
       coalesce(sum(w.amount) filter (where ${isPaid}), 0)::bigint as paid,
       count(*) filter (where ${pending('w')} and w.amount >= big.least)::integer as "bigPending",
       count(*) filter (where ${isPaid} and w.amount >= big.least)::integer as "bigPaid",
       count(*) filter (where ${pending('w')} and w.nudged_day > 0)::integer as "remindedPending"
from withdrawals w join users u on u.id = w.user_id
join unnest(:markets, :least) as big (market, least) on big.market = u.market
where ${pending('w')} or w.settled_at >= :since
group by u.market`,
);

const withdrawalsSince = (sql: Sql, since: number) =>
  sql.query<Withdrawals>(
    ...sumWithdrawals({ since, markets, least: markets.map((market) => minorOf(opsAmount[market], market)) }),
  );

const countLucky = statement(
  { since: 'bigint' },
  `
select (select count(*) from actions where action = 'lt_request' and at >= :since)::integer as "ltRequestCount",
       count(*)::integer as "ltAssignCount", count(clicked_at)::integer as "ltClickCount",
       count(ready_at)::integer as "ltInstallCount"
from lucky_records
where assigned_at >= :since`,
);

/** Steps of lucky tasks. */
const luckySince = async (sql: Sql, since: number) =>
  only(
    await sql.query<Pick<Dashboard, 'ltRequestCount' | 'ltAssignCount' | 'ltClickCount' | 'ltInstallCount'>>(
      ...countLucky({ since }),
    ),
  );

const none = { requested: 0, paid: 0, bigPending: 0, bigPaid: 0 };

/**
 * The 17 counters of the last 24 hours (tasks: of the market's day), and the number of pending withdrawals whose owners
 * have sent a reminder. Computed on request, not stored.
 */
export async function dashboardOf(sql: Sql, now: number): Promise<Dashboard> {
  const since = now - dayMs;
  const people = await peopleSince(sql, since);
  const tasks = await roundsToday(sql, now);
  const money = await withdrawalsSince(sql, since);
  const lucky = await luckySince(sql, since);
  const countOf = (task: string): number => tasks.find((row) => row.task === task)?.count ?? 0;
  const sums = markets.map((market): MarketSums => {
    const { requested, paid, bigPending, bigPaid } = money.find((row) => row.market === market) ?? none;
    return {
      market,
      currency: currencies[market],
      withdrawAmount: toWire(requested, market),
      paidAmount: toWire(paid, market),
      bigPending,
      bigPaid,
    };
  });
  const total = (name: (typeof summedCounters)[number]): number =>
    Math.round(sums.reduce((sum, row) => sum + row[name], 0) * 100) / 100;
  return {
    ...people,
    checkinCount: countOf('checkin'),
    lotteryCount: countOf('lottery'),
    videoCount: countOf('videoad'),
    wordsCount: countOf('words'),
    withdrawAmount: total('withdrawAmount'),
    paidAmount: total('paidAmount'),
    bigPending: total('bigPending'),
    bigPaid: total('bigPaid'),
    ...lucky,
    sums,
    remindedPending: money.reduce((sum, row) => sum + row.remindedPending, 0),
  };
}
