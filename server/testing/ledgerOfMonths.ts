import { dayMs } from '@tally/contract/limits/time';
import { currencies } from '@tally/contract/market/money';
import { marketLocales, markets, type Market } from '@tally/contract/market/codes';
import { luckyStatus } from '@tally/contract/tasks/lucky';
import { passbookStatus } from '@tally/contract/wallet/withdraw';
import type { Db, Sql } from '../db/db';
import { makeMonths } from '../db/months/ledgerMonths';
import { monthOf } from '../domain/archive/month';
import type { Month } from '../domain/archive/month';
import { checkDay } from '../domain/dayChain/checkDays';
import { closeDays, closedDaysOf } from '../domain/dayChain/closeDays';
import { openTestDb } from './testDb';
import { testNow } from './testServer';

/** People who earned and withdrew in each of some months; the days of these months are closed. */
interface LedgerOfMonths {
  readonly db: Db;
  /** Oldest first; the last one is the current one. */
  readonly months: readonly Month[];
  readonly now: number;
}

const peopleOfMarket = 3;

/** SQL of the months, numbered from 1. */
const listOf = (months: readonly Month[]): string => `(
  select m, $1::bigint as now, f as from_at, u as until_at
  from unnest(array[${months.map(({ from }) => from).join(', ')}]::bigint[],
    array[${months.map(({ until }) => until).join(', ')}]::bigint[]) with ordinality as listed (f, u, m)
) months`;

/** Writes the people of a market, and their withdrawals and tasks, each month the same. */
async function fillRecords(tx: Sql, market: Market, months: readonly Month[], now: number): Promise<void> {
  const run = (text: string, params: (string | number)[] = []) => tx.query(text, params);
  const first = markets.indexOf(market) * peopleOfMarket + 1;
  const people = `generate_series(${first}, ${first + peopleOfMarket - 1}) n`;
  const began = months[0]?.from ?? 0;
  await run(
    `insert into users (id, public_id, market, locale, app_pkg, google_sub, email, name, device, created_at, opened_at,
       locale_since, exchanged_day, ref_code)
     select n, 'person-' || n, $1, $2, 'com.tally', 'sub-' || n, 'person' || n || '@gmail.com', 'Person', 'phone-' || n,
       $3::bigint, $3::bigint, $3::bigint, 20300101, 'CODE' || n
     from ${people}`,
    [market, marketLocales[market][0], began],
  );
  const currency = currencies[market];
  const month = listOf(months);
  // Asked for in each month, paid or failed in the next one; some of what was paid comes back 15 months later.
  await run(
    `insert into withdrawals (id, user_id, currency, amount, status, day, at, settled_at, paid_week, type, no, came_back,
       returned_at)
     select n * 1000 + m, n, '${currency}', 300,
       case when at + ${30 * dayMs} > now then ${passbookStatus.pending}
         when m % 3 = 0 then ${passbookStatus.failed} else ${passbookStatus.paid} end,
       to_char(to_timestamp(at / 1000) at time zone 'UTC', 'YYYYMMDD')::integer, at,
       case when at + ${30 * dayMs} <= now then at + ${30 * dayMs} end,
       case when at + ${30 * dayMs} <= now and m % 3 <> 0 then 20200106 end, 'GCash', '0917' || (1000000 + n),
       case when m % 3 = 1 and at + ${450 * dayMs} <= now then 100 else 0 end,
       case when m % 3 = 1 and at + ${450 * dayMs} <= now then at + ${450 * dayMs} end
     from (select m, now, from_at + ${10 * dayMs}::bigint as at from ${month}) listed, ${people}`,
    [now],
  );
  await run(
    `insert into lucky_records (id, user_id, task_id, source, app_pkg, status, day, assigned_at, done_at)
     select n, n, 100, 'MTG', 'com.partner', ${luckyStatus.rewarded}, 20200101, $1::bigint, $1::bigint from ${people}`,
    [began],
  );
  await run(
    `insert into approvals (at, until, act, market, subject_id, user_id, amount, reason, operator, decision, decided_at,
       decided_by)
     select $1::bigint, $1::bigint, 'clawback', '${market}', n, n, 50, '', 'ana', 'approved', $1::bigint, 'budi' from ${people}`,
    [began],
  );
}

/** Writes the transfers of all that, and their sums. */
async function fillLedger(tx: Sql, market: Market, months: readonly Month[], now: number): Promise<void> {
  const run = (text: string, params: number[] = []) => tx.query(text, params);
  const first = markets.indexOf(market) * peopleOfMarket + 1;
  const people = `generate_series(${first}, ${first + peopleOfMarket - 1}) n`;
  const began = months[0]?.from ?? 0;
  const currency = currencies[market];
  const month = listOf(months);
  const of = `w.currency = '${currency}'`;
  await run(
    `insert into transfers (user_id, kind, currency, source, target, amount, at, ref)
     select user_id, kind, currency, source, target, amount, at, ref from (
       select n as user_id, 'words' as kind, 'COIN' as currency, 'rewards' as source, 'coin' as target, 100 + k as amount,
         case when k < 4 then from_at + k * ${7 * dayMs}::bigint + n * 60000 else until_at - n end as at,
         'round-' || m || '-' || k as ref
       from ${month}, generate_series(0, 4) k, ${people}
       union all select n, 'videoad', '${currency}', 'rewards', 'cash', 500, from_at + n, 'video-' || m from ${month}, ${people}
       union all select n, 'luckytask', '${currency}', 'rewards', 'cash', 700, $2::bigint + n, 'lucky/' || n from ${people}
       union all select n, 'clawback', '${currency}', 'cash', 'rewards', 50, $2::bigint + ${dayMs} + n, 'clawback/' || n from ${people}
       union all select user_id, 'withdraw', currency, 'cash', 'held', amount, w.at, 'withdrawal/' || id
         from withdrawals w where ${of}
       union all select user_id, case when status = ${passbookStatus.paid} then 'payout' else 'refund' end, currency, 'held',
         case when status = ${passbookStatus.paid} then 'paid' else 'cash' end, amount, settled_at, 'withdrawal/' || id
         from withdrawals w where ${of} and settled_at is not null
       union all select user_id, 'refund', currency, 'paid', 'cash', came_back, w.at + ${450 * dayMs}, 'withdrawal/' || id || '/E1'
         from withdrawals w where ${of} and came_back > 0
     ) did where at <= $1 order by at, user_id, ref`,
    [now, began],
  );
  await run(
    `insert into balances (user_id, coin, cash, held, paid)
     select user_id, sum(case when target = 'coin' then amount when source = 'coin' then -amount else 0 end),
       sum(case when target = 'cash' then amount when source = 'cash' then -amount else 0 end),
       sum(case when target = 'held' then amount when source = 'held' then -amount else 0 end),
       sum(case when target = 'paid' then amount when source = 'paid' then -amount else 0 end)
     from transfers where user_id >= ${first} and user_id < ${first + peopleOfMarket} group by user_id`,
  );
}

/**
 * A database whose ledger has so many months, the current one last, with people of some markets.
 *
 * @param of the markets
 * @param closed of how many months, the oldest first, the days are closed: that takes a moment for each
 */
export async function createLedgerOfMonths(
  count: number,
  of: readonly Market[],
  closed: number,
): Promise<LedgerOfMonths & { close(): Promise<void> }> {
  const db = await openTestDb();
  const now = testNow;
  const months = Array.from({ length: count }, (_, nth) => monthOf(now, nth - count + 1));
  await makeMonths(db, months[0]?.from ?? now, now);
  for (const market of of)
    await db.tx(async (tx) => {
      await fillRecords(tx, market, months, now);
      await fillLedger(tx, market, months, now);
    });
  await db.query(
    `insert into task_counts (user_id, day, task, count, max_count, last_at)
     select user_id, 20000000 + row_number() over (partition by user_id order by id), 'words', 1, 1, at
     from transfers where kind = 'words'`,
  );
  await db.exec(`analyze`);
  // As time went by: the chain has each day.
  for (const { until } of months.slice(0, closed))
    for (const market of of) {
      await closeDays(db, market, until);
      await closeDays(db, market, until + 2 * dayMs);
    }
  return { db, months, now, close: db.close };
}

/** What is wrong with the closed days of all markets. */
export async function chainFaults(db: Sql): Promise<string[]> {
  const found: string[] = [];
  for (const market of markets) {
    const days = await closedDaysOf(db, market);
    for (const [nth, closed] of days.entries()) {
      const { faults } = await checkDay(db, market, closed, days[nth - 1]);
      if (faults.length > 0) found.push(`${market} ${closed.day}: ${faults.join(', ')}`);
    }
  }
  return found;
}
