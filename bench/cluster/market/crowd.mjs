import { withClient } from '../postgres.mjs';
import { crowdOn } from '../../server/serverUnderTest.mjs';

/** The market that moves, and the one that stays. */
export const moves = 'ph';
export const stays = 'id';

/** Statements that make the second half of a crowd of the Philippines people of Indonesia, before anybody serves them. */
const secondMarket = (half) => [
  `set session_replication_role = replica`,
  `update users set market = 'id', locale = 'id', app_pkg = 'com.tally.id', invited_by = null where id > ${half}`,
  `update transfers set currency = 'IDR' where currency = 'PHP' and user_id > ${half}`,
  `update withdrawals set currency = 'IDR', type = 'DANA', no = '0812' || (1000000 + user_id) where user_id > ${half}`,
  `update ewallets set type = 'DANA', no = '0812' || (1000000 + user_id), plain_no = '0812' || (1000000 + user_id)
   where user_id > ${half}`,
  `update actions set app_pkg = 'com.tally.id' where user_id > ${half}`,
  `update left_debts set market = 'id' where user_id > ${half}`,
  `update feedback set market = 'id' where user_id > ${half}`,
  `insert into devices (device, app_pkg, first_at)
   select device, app_pkg, created_at from users where id % 3 = 0`,
  `insert into actions (action, device, app_pkg, at) select 'open', 'guest-of-' || id, app_pkg, created_at
   from users where id % 100 = 1`,
  // Whatever the hour of the trial, people can withdraw.
  `insert into market_rules (market, version, at, document)
   select market, 1, (select min(created_at) from users),
     json_build_object('market', market, 'withdrawHours', json_build_object(locale, '00:00-24:00'))
   from (values ('id', 'id'), ('ph', 'en_ph')) as own (market, locale)`,
  `set session_replication_role = origin`,
  'analyze',
];

/**
 * Fills an empty database with people of two markets who have a history.
 *
 * @param {string} url
 * @param {number} people of both markets together; the first half of them moves
 */
export async function twoMarketsOn(url, people) {
  await crowdOn(url, people);
  await withClient(url, async (db) => {
    for (const statement of secondMarket(people / 2)) await db.query(statement);
  });
}
