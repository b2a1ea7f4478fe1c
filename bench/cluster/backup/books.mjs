import { createHash } from 'node:crypto';
import { source } from '../../server/serverUnderTest.mjs';
import { withClient } from '../postgres.mjs';

const hourMs = 60 * 60_000;

/**
 * What the books say: rows of the ledger, its sum by currency in minor units, what people have, and a hash over each row
 * of transfers, balances and withdrawals. Two databases with the same answer are equal to the unit.
 */
export const booksOf = (url) =>
  withClient(url, async (db) => {
    const rowsOf = async (table, order) =>
      (await db.query(`select t::text as line from ${table} t order by ${order}`)).map(({ line }) => line);
    const [{ transfers, sums, had }] = await db.query(`
      select (select count(*) from transfers) as transfers,
        (select json_object_agg(currency, sum) from (
          select currency, sum(amount)::bigint from transfers group by currency order by currency
        ) each) as sums,
        (select sum(coin + cash + held + paid)::bigint from balances) as had`);
    const hash = createHash('sha256');
    for (const [table, order] of [
      ['transfers', 'id'],
      ['balances', 'user_id'],
      ['withdrawals', 'id'],
    ])
      for (const line of await rowsOf(table, order)) hash.update(`${line}\n`);
    return { transfers, sums, had, hash: hash.digest('hex').slice(0, 16) };
  });

/** Books as a line of text. */
export const said = ({ transfers, sums, had, hash }) =>
  `${transfers} transfers, ${JSON.stringify(sums)} booked, people have ${had}, hash of all rows ${hash}`;

/** Pays `people` people a reward each. */
export const pay = (url, people, ref) =>
  withClient(url, (db) =>
    db.tx(async (tx) => {
      await tx.query(
        `insert into transfers (user_id, kind, currency, source, target, amount, at, ref)
         select n, 'words', 'COIN', 'rewards', 'coin', 7, (extract(epoch from clock_timestamp()) * 1000)::bigint, $1
         from generate_series(1, ${people}) n`,
        [ref],
      );
      await tx.query(`update balances set coin = coin + 7 where user_id <= ${people}`);
    }),
  );

/**
 * A mistake that destroys money: it deletes half of the ledger and empties balances.
 *
 * @returns {Promise<{ moment: string, second: string }>} when it was made, and the second before it
 */
export const destroyMoney = (url) =>
  withClient(url, async (db) => {
    const [times] = await db.query(
      `select now::text as moment, (date_trunc('second', now) - interval '1 second')::text as second
       from clock_timestamp() as now`,
    );
    // The database refuses it; the mistake is that of somebody who may do everything.
    await db.query('set session_replication_role = replica');
    await db.query('delete from transfers where user_id % 2 = 0');
    await db.query('update balances set coin = 0');
    return times;
  });

/**
 * The newest closed day of the market with people, as the phone app's backend receives it.
 *
 * @returns {Promise<{ day: number, hash: string }>}
 */
export async function newestDay(url) {
  const { closedDaysOf } = await source('domain/dayChain/closeDays.ts');
  return withClient(url, async (db) => {
    const { day, hash } = (await closedDaysOf(db, 'ph')).at(-1);
    return { day, hash };
  });
}

/**
 * Closes the days of all markets that have ended `hours` from now (OPS-62), which maintenance does three hours after
 * each; returns the newest one.
 */
export async function closeDays(url, hours = 0) {
  const { closeDays: close } = await source('domain/dayChain/closeDays.ts');
  await withClient(url, async (db) => {
    for (const market of ['id', 'ph', 'br']) await close(db, market, Date.now() + hours * hourMs);
  });
  return newestDay(url);
}
