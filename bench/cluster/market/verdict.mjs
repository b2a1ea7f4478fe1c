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
