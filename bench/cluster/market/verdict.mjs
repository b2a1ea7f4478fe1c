import { source } from '../../server/serverUnderTest.mjs';
import { withClient } from '../postgres.mjs';

/** What each account of the ledger holds in a market, in its smallest units, and how many transfers made it. */
const sums = `
select u.market, t.currency, count(*)::integer as transfers, sum(t.amount)::text as moved
from transfers t join users u on u.id = t.user_id
group by 1, 2 order by 1, 2`;

/** Rows by market, of what has a person or a market. */
const rows = `
select market, sum(count)::integer as rows from (
  select market, count(*) from users group by 1
  union all select market, count(*) from closed_days group by 1
  union all select market, count(*) from market_rules group by 1
  union all select case when app_pkg like '%.ph' then 'ph' else 'id' end, count(*) from devices group by 1
  union all select case when app_pkg like '%.ph' then 'ph' else 'id' end, count(*) from actions group by 1
) as own group by 1 order by 1`;

/**
 * The people of a market whose money is on its way in the ledger and not in a withdrawal, or the other way round, and the
 * withdrawals and transfers of each, with the transactions that wrote them. Asked after each step of the move, so that
 * whoever loses something is known beside the step that lost it.
 *
 * @param {string} url
 */
export const brokenIn = (url, market) =>
  withClient(url, async (db) => {
    await db.query('set statement_timeout = 0');
    return db.query(
      `select b.user_id as person, b.held, b.xmin::text as written,
         (select json_agg(json_build_object('id', w.id, 'amount', w.amount, 'status', w.status, 'at', w.at, 'xmin', w.xmin::text))
          from withdrawals w where w.user_id = b.user_id) as withdrawals,
         (select json_agg(json_build_object('ref', t.ref, 'amount', t.amount, 'at', t.at, 'xmin', t.xmin::text))
          from transfers t where t.user_id = b.user_id and t.kind = 'withdraw') as transfers
       from balances b join users u on u.id = b.user_id
       where u.market = $1 and (
         b.held <> (select coalesce(sum(amount), 0) from withdrawals w where w.user_id = b.user_id and w.status = 1)
         or exists (
           select from transfers t where t.user_id = b.user_id and t.kind = 'withdraw'
             and not exists (select from withdrawals w where w.id = substr(t.ref, 12)::bigint)))`,
      [market],
    );
  });

/**
 * Reads what a database holds: sums of the ledger and rows by market, people with a fault, and who checked in and
 * withdrew during the trial.
 *
 * @param {string} url
 */
export const holdingsOf = (url) =>
  withClient(url, async (db) => {
    const { findFaults } = await source('domain/ledger/ledgerFaults.ts');
    await db.query('set statement_timeout = 0');
    const found = await findFaults(db, 0, Number.MAX_SAFE_INTEGER);
    const ids = async (text) => (await db.query(text)).map(({ id }) => id);
    return {
      sums: await db.query(sums),
      rows: await db.query(rows),
      operatorActions: (await db.query('select count(*)::integer as count from operator_actions'))[0].count,
      faults: Object.entries(found).flatMap(([fault, people]) => people.map((person) => ({ fault, person }))),
      checkIn: await ids(`select user_id as id from transfers where kind = 'checkin' and ref <> 'today'`),
      withdraw: await ids('select user_id as id from withdrawals where user_id % 2 = 0 and user_id % 10 <> 0'),
    };
  });

/**
 * Compares what was confirmed to people of a market with the database that has the market: what is lost of whom, and how
 * many rows are there twice.
 */
export function compare(seen, holdings) {
  const lost = [];
  let doubled = 0;
  for (const what of ['checkIn', 'withdraw']) {
    const there = new Set(holdings[what]);
    lost.push(...seen[what].filter((person) => !there.has(person)).map((person) => ({ what, person })));
    doubled += holdings[what].length - there.size;
  }
  return { lost, doubled };
}
