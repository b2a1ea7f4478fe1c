import type { Outcome } from '@tally/contract/schemas';
import { hourMs } from '@tally/contract/limits';
import { currencies, markets, minorDigits, opsAmount } from '@tally/contract/market';
import type { Market } from '@tally/contract/market';
import { moreInfo, someFailedInfo } from '@tally/contract/operator';
import type { AdApp, ScoreUpdate } from '@tally/contract/operator';
import type { Dashboard, MarketSums, summedCounters } from '@tally/contract/dashboard';
import { only } from '../db/db';
import type { Db, Sql } from '../db/db';
import { localTime } from '@tally/contract/rules/marketClock';
import { forEach } from './forEach';
import { fromWire, minorOf, toWire } from './money';
import { noteOperator } from './operatorLog';
import { settleWithdrawal } from './payout';
import { payoutLimit, settledAtOnce } from './serverLimits';

/** People who joined in so many hours; `day` 2 means everybody. */
const newcomerHours: Readonly<Record<number, number>> = { [-1]: 1, 0: 8, 1: 24 };

/** The moment since which people must have joined to be meant, ms since the epoch. */
export function joinedSince(day: number, now: number): number {
  const hours = newcomerHours[day];
  return hours === undefined ? 0 : now - hours * hourMs;
}

interface Pending {
  readonly id: number;
  readonly userId: number;
  readonly market: Market;
  readonly amount: number;
}

const noUpdate = { users: 0, withdrawals: 0, amount: 0 };

/**
 * Pays (1) or refuses (2) pending withdrawals of at most `amount` (decimal, in the market's currency; without a market those of
 * all, each in its own), the oldest first, and pays at most the market's limit of one press (OPS-14). Each is settled once, whatever comes twice. One that cannot be settled keeps none of the others: it stays pending.
 *
 * @param failed hears why
 */
export async function updateScores(
  db: Db,
  query: { day: number; pay: number; amount: number; market?: Market | undefined; asOf?: number | undefined },
  operator: string,
  now: number,
  failed: (error: unknown) => void,
): Promise<ScoreUpdate> {
  // An amount with more digits than a currency has is rounded down in its minor units.
  const limits = markets.map(
    (market) => fromWire(query.amount, market) ?? Math.floor(query.amount * 10 ** minorDigits[market]),
  );
  const pending = await db.query<Pending>(
    `select w.id, w.user_id as "userId", u.market, w.amount from withdrawals w join users u on u.id = w.user_id
     where w.status = 1 and u.frozen_at is null and u.created_at >= $1 and w.amount <= case u.market when 'id' then $2::bigint when 'ph' then $3::bigint else $4::bigint end
       and ($5::text is null or u.market = $5::text) and ($6::bigint is null or w.at <= $6::bigint)
     order by w.id limit ${settledAtOnce + 1}`,
    [joinedSince(query.day, now), ...limits, query.market ?? null, query.asOf ?? null],
  );
  const sums: Record<Market, number> = { id: 0, ph: 0, br: 0 };
  const within = pending
    .slice(0, settledAtOnce)
    .filter(
      ({ market, amount }) => query.pay !== 1 || (sums[market] += amount) <= minorOf(payoutLimit[market], market),
    );
  const done = { ...noUpdate, users: new Set(pending.map(({ userId }) => userId)).size };
  try {
    await forEach(within, async (one) => {
      const amount = await settleWithdrawal(db, one, query.pay === 1, now, {
        note: (tx) =>
          noteOperator(
            tx,
            operator,
            query.pay === 1 ? 'pay' : 'refuse',
            `withdrawal ${one.id}, preset up to ${query.amount}`,
            now,
          ),
      });
      if (amount === undefined) return;
      done.withdrawals += 1;
      done.amount = Math.round((done.amount + toWire(amount, one.market)) * 100) / 100;
    });
  } catch (error) {
    failed(error);
    return { status: 2, info: someFailedInfo, ...done };
  }
  return { status: 1, info: pending.length > within.length ? moreInfo : '', ...done };
}

const dayMs = 24 * hourMs;

/** The 17 counters of the last 24 hours (tasks: of the market's day), and how many wait who have reminded us; computed, not stored. People who were deleted are not among the people. */
export async function dashboardOf(sql: Sql, now: number): Promise<Dashboard> {
  const since = now - dayMs;
  const days = markets.map((market) => localTime(now, market).day);
  const people = only(
    await sql.query<Pick<Dashboard, 'appUser' | 'eventUser' | 'newUser' | 'newInstall' | 'referCount'>>(
      `select (select count(*) from users where status = 1)::integer as "appUser",
              (select count(*) from users where opened_at >= $1 and status = 1)::integer as "eventUser",
              (select count(*) from users where created_at >= $1 and status = 1)::integer as "newUser",
              (select count(*) from devices where first_at >= $1)::integer as "newInstall",
              (select count(*) from users where created_at >= $1 and invited_by is not null and status = 1)::integer as "referCount"`,
      [since],
    ),
  );
  const tasks = await sql.query<{ task: string; count: number }>(
    `select t.task, sum(t.count)::integer as count from task_counts t join users u on u.id = t.user_id
     where t.day in ($1, $2, $3) and t.day = case u.market when 'id' then $1::integer when 'ph' then $2::integer else $3::integer end group by t.task`,
    days,
  );
  type Sums = {
    market: Market;
    requested: number;
    paid: number;
    bigPending: number;
    bigPaid: number;
    nudgedPending: number;
  };
  const money = await sql.query<Sums>(
    `select u.market, coalesce(sum(w.amount) filter (where w.at >= $1), 0)::bigint as requested, coalesce(sum(w.amount) filter (where w.status = 2 and w.settled_at >= $1), 0)::bigint as paid,
            count(*) filter (where w.status = 1 and w.amount >= big.least)::integer as "bigPending", count(*) filter (where w.status = 2 and w.settled_at >= $1 and w.amount >= big.least)::integer as "bigPaid",
            count(*) filter (where w.status = 1 and w.nudged_day > 0)::integer as "nudgedPending"
     from withdrawals w join users u on u.id = w.user_id
     join (values ('id', $2::bigint), ('ph', $3::bigint), ('br', $4::bigint)) as big (market, least) on big.market = u.market
     where w.status = 1 or w.at >= $1 or w.settled_at >= $1 group by u.market`,
    [since, ...markets.map((market) => minorOf(opsAmount[market], market))],
  );
  const lucky = only(
    await sql.query<Pick<Dashboard, 'ltRequestCount' | 'ltAssignCount' | 'ltClickCount' | 'ltInstallCount'>>(
      `select (select count(*) from actions where action = 'lt_request' and at >= $1)::integer as "ltRequestCount",
              count(*)::integer as "ltAssignCount", count(clicked_at)::integer as "ltClickCount", count(ready_at)::integer as "ltInstallCount"
       from lucky_records where assigned_at >= $1`,
      [since],
    ),
  );
  const countOf = (task: string): number => tasks.find((row) => row.task === task)?.count ?? 0;
  const sums = markets.map((market): MarketSums => {
    const { requested = 0, paid = 0, bigPending = 0, bigPaid = 0 } = money.find((row) => row.market === market) ?? {};
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
    nudgedPending: money.reduce((sum, row) => sum + row.nudgedPending, 0),
  };
}

/** Advertised apps whose package is wanted, the most shown first; those without a package come last. */
export const adAppsOf = (sql: Sql): Promise<AdApp[]> =>
  sql.query<AdApp>(
    `select app_pkg as "appPkgName", name as "appName", display_count as "displayCount" from ad_apps where state <> 'have' order by state desc, display_count desc limit 500`,
  );

/** The package was downloaded (the app leaves the list), or there is none. */
export async function markAdApp(
  db: Db,
  app: {
    appPkgName: string;
    appClassName?: string | undefined;
    apkSize?: number | undefined;
    hasNoApk?: boolean | undefined;
  },
  operator: string,
  now: number,
): Promise<Outcome> {
  return db.tx(async (tx) => {
    const marked = await tx.query(
      'update ad_apps set state = $2, class_name = coalesce($3, class_name), apk_size = coalesce($4, apk_size) where app_pkg = $1 returning 1',
      [app.appPkgName, app.hasNoApk === true ? 'none' : 'have', app.appClassName ?? null, app.apkSize ?? null],
    );
    if (marked.length === 0) return { status: 2, info: 'UNKNOWN APP' };
    await noteOperator(tx, operator, app.hasNoApk === true ? 'no apk' : 'downloaded', app.appPkgName, now);
    return { status: 1, info: '' };
  });
}
