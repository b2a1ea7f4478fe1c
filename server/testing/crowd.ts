import { dayMs, hourMs } from '@tally/contract/limits/time';
import { luckyStatus } from '@tally/contract/tasks/lucky';
import { accountStatus } from '@tally/contract/wallet/account';
import { passbookStatus } from '@tally/contract/wallet/withdraw';
import type { Db, Sql } from '../db/db';
import { paid } from '../db/states';
import { localTime } from '@tally/contract/rules/marketClock';
import { lastWeekOf } from '../domain/withdrawals/resolveWithdrawal';

/** The token of the nth person of a crowd. */
export const crowdToken = (person: number): string => `token-of-person-${person}-${'x'.repeat(40)}`;

/** SQL expression with the result of `hashToken` for these tokens. */
const hashOfToken = `rtrim(translate(encode(
  sha256(convert_to('token-of-person-' || n || '-' || repeat('x', 40), 'UTF8')), 'base64'
), '+/', '-_'), '=')`;

const transfers = 'insert into transfers (user_id, kind, currency, source, target, amount, at, ref)';

/**
 * Fills an empty database with many people of the Philippines who have a history: each has a session, a wallet, a team,
 * records, withdrawals and counts. The data is consistent, and the tables have the shape they have after some days of
 * operation.
 */
export async function fillCrowd(db: Db, people: number, now: number): Promise<void> {
  const { day } = localTime(now, 'ph');
  await db.tx((tx) => fill(tx, people, now, day));
  await db.exec('analyze');
}

async function fill(tx: Sql, people: number, now: number, day: number): Promise<void> {
  const run = (text: string, params: (string | number)[] = []) => tx.query(text, params);
  await run('set local statement_timeout = 0');
  await run(
    `insert into users (
       id, public_id, market, locale, app_pkg, google_sub, email, name, device,
       created_at, opened_at, locale_since, exchanged_day, ref_code, invited_by
     )
     select n, 'person-' || n, 'ph', 'en_ph', 'com.tally.ph', 'sub-' || n, 'person' || n || '@gmail.com',
       'Person ' || n, 'phone-of-person-' || n, $1::bigint, $3::bigint, $1::bigint, $2, 'CODE' || (1000000 + n),
       case when n > 10 then n / 10 end
     from generate_series(1, ${people}) n`,
    [now - 20 * dayMs, day + 1, now - hourMs / 2],
  );
  await run(
    `insert into sessions (token_hash, user_id, created_at, expires_at)
     select ${hashOfToken}, n, $1::bigint, $1::bigint + ${30 * dayMs}
     from generate_series(1, ${people}) n`,
    [now],
  );
  await run(
    `insert into balances (user_id, cash, held, paid, coin)
     select n, 100000, case when n % 10 = 5 then 1000 else 0 end, case when n % 10 = 0 then 1000 else 0 end, 6000
     from generate_series(1, ${people}) n`,
  );
  await run(
    `${transfers}
     select n, 'newbie', 'PHP', 'rewards', 'cash', case when n % 5 = 0 then 101000 else 100000 end, $1::bigint, 'crowd'
     from generate_series(1, ${people}) n`,
    [now - 10 * dayMs],
  );
  await run(
    `${transfers}
     select n, 'words', 'COIN', 'rewards', 'coin', 2000, $1::bigint, 'crowd/' || r
     from generate_series(1, 3) r, generate_series(1, ${people}) n`,
    [now - 9 * dayMs],
  );
  await run(
    `insert into task_counts (user_id, day, task, count, max_count, last_at)
     select n, $1, 'words', 3, 30, $2
     from generate_series(1, ${people}) n`,
    [localTime(now - 9 * dayMs, 'ph').day, now - 9 * dayMs],
  );
  await run(
    `insert into ewallets (user_id, type, no, plain_no, name, mobile, status, at)
     select n, 'GCash', '0917' || (1000000 + n), '917' || (1000000 + n), 'Person', '', ${accountStatus.valid}, $1
     from generate_series(1, ${people}) n`,
    [now],
  );
  await run(
    `insert into used_marks (mark, user_id)
     select 'mark-' || m || '-of-' || n, n from generate_series(1, 3) m, generate_series(1, ${people}) n`,
  );
  // Debts that somebody has taken over.
  await run(
    `insert into left_debts (mark, user_id, market, amount, forget_at)
     select 'debt-of-' || n, n, 'ph', 0, $1 from generate_series(1, ${people}) n`,
    [now + 300 * dayMs],
  );
  await fillHistory(tx, people, now, day);
}

/** What the people have done in the days before. */
async function fillHistory(tx: Sql, people: number, now: number, day: number): Promise<void> {
  const run = (text: string, params: (string | number)[] = []) => tx.query(text, params);
  await run(
    `insert into withdrawals (id, user_id, currency, amount, status, day, at, settled_at, paid_week, type, no)
     select n, n, 'PHP', 1000, ${passbookStatus.paid}, $1, $2::bigint, $2::bigint, $3, 'GCash', '0917' || (1000000 + n)
     from generate_series(10, ${people}, 10) n`,
    [localTime(now - 8 * dayMs, 'ph').day, now - 8 * dayMs, lastWeekOf(now, 'ph')],
  );
  await run(
    `insert into withdrawals (id, user_id, currency, amount, day, at, type, no)
     select n, n, 'PHP', 1000, $1, $2, 'GCash', '0917' || (1000000 + n)
     from generate_series(5, ${people}, 10) n`,
    [localTime(now - 2 * dayMs, 'ph').day, now - 2 * dayMs],
  );
  await run(
    `${transfers}
     select user_id, 'withdraw', 'PHP', 'cash', 'held', amount, at, 'withdrawal/' || id from withdrawals`,
  );
  await run(
    `${transfers}
     select user_id, 'payout', 'PHP', 'held', 'paid', amount, at, 'withdrawal/' || id from withdrawals where ${paid()}`,
  );
  await run(
    `insert into lucky_records (user_id, task_id, source, app_pkg, status, day, assigned_at)
     select n, 100, 'MTG', 'com.partner.harvesthero', ${luckyStatus.closed}, $1, $2
     from generate_series(1, ${people}, 4) n`,
    [day, now - 5 * dayMs],
  );
  await run(
    `insert into review_records (user_id, app_pkg, cash, status, assigned_at, rated_at, uploaded_at)
     select n, 'com.partner.harvesthero', 1000, case when n % 100 = 1 then 2 else 1 end, $1::bigint,
       case when n % 100 = 1 then $1::bigint end, case when n % 100 = 1 then $1::bigint end
     from generate_series(1, ${people}, 2) n`,
    [now - 5 * dayMs],
  );
  await run(
    `insert into feedback (user_id, market, type, content, contact, at)
     select n, 'ph', 1, 'Where is my withdrawal?', 'me@mail.example', $1
     from generate_series(1, ${people}, 20) n`,
    [now - 5 * dayMs],
  );
  await run(
    `insert into operator_actions (at, operator, action, detail, people)
     select $1 + n, case when n % 3 = 0 then 'ana' else 'budi' end, case when n % 5 = 0 then 'pay' else 'look' end, '',
            case when n % 5 = 0 then array[n] else array(select generate_series(n, n + 99)) end
     from generate_series(1::bigint, ${people}) n`,
    [now - 5 * dayMs],
  );
  for (const table of ['users', 'withdrawals'])
    await run(`select setval(pg_get_serial_sequence('${table}', 'id'), ${people} + 1, false)`);
}

/**
 * Adds a busy day for every other person of a crowd (those with odd ids): they open the app, check in, and some
 * withdraw. Statistics are not refreshed, so the planner knows nothing of that day, as in the first hours of each day.
 */
export async function fillDay(db: Db, people: number, now: number): Promise<void> {
  const { day } = localTime(now, 'ph');
  const busy = `generate_series(1, ${people}) n where n % 2 = 1`;
  await db.tx(async (tx) => {
    const run = (text: string, params: (string | number)[]) => tx.query(text, params);
    await run('set local statement_timeout = 0', []);
    await run(
      `insert into actions (action, data, device, app_pkg, user_id, at)
       select 'open', '', 'phone-of-person-' || n, 'com.tally.ph', n, $1::bigint from ${busy}`,
      [now],
    );
    await run(
      `insert into task_counts (user_id, day, task, count, max_count, last_at)
       select n, $1, 'checkin', 1, 1, $2 from ${busy}`,
      [day, now],
    );
    await run(
      `${transfers}
       select n, 'checkin', 'COIN', 'rewards', 'coin', 1000, $1, 'today' from ${busy}`,
      [now],
    );
    await run(
      `insert into answers (user_id, scope, key, request, answer, at)
       select n, 'postCheckin', 'today', '', '{"status":1,"coin":1000,"cash":0,"info":""}', $1 from ${busy}`,
      [now],
    );
    await run(`update balances set coin = coin + 1000 where user_id % 2 = 1`, []);
    await run(
      `with asked as (
         insert into withdrawals (user_id, currency, amount, day, at, type, no)
         select n, 'PHP', 1000, $1, $2, 'GCash', '0917' || (1000000 + n)
         from generate_series(1, ${people}) n
         where n % 10 in (1, 3)
         returning id, user_id, amount
       )
       ${transfers}
       select user_id, 'withdraw', 'PHP', 'cash', 'held', amount, $2, 'withdrawal/' || id from asked`,
      [day, now],
    );
    await run(`update balances set cash = cash - 1000, held = held + 1000 where user_id % 10 in (1, 3)`, []);
  });
}
