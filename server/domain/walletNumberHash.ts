import { createHmac, randomBytes } from 'node:crypto';
import type { Market } from '@tally/contract/market';
import { canonicalAccountNo } from '@tally/contract/rules/accountNumber';
import { only } from '../db/db';
import type { Sql } from '../db/db';

/** Gives the key that wallet numbers are hashed with. */
export type NumberKey = () => Promise<string>;

/** The key that this database made for itself; the first server to ask makes it for all. */
async function ownKey(sql: Sql): Promise<string> {
  await sql.query(`insert into secrets (name, value) values ('numbers', $1) on conflict do nothing`, [
    randomBytes(48).toString('base64url'),
  ]);
  return only(await sql.query<{ value: string }>(`select value from secrets where name = 'numbers'`)).value;
}

/**
 * The key of wallet numbers: the configured one (NUMBER_KEY), so that a copy of the database alone tells nobody's number,
 * else one that the database keeps.
 */
export function createNumberKey(sql: Sql, configured: string | undefined): NumberKey {
  let known = configured;
  return async () => (known ??= await ownKey(sql));
}

/**
 * What a wallet number is remembered by: the same for all its spellings and for every type of wallet of the market
 * (ACCOUNT-14), and of no use without the key.
 */
export const walletNumberHash = (no: string, market: Market, key: string): string =>
  createHmac('sha256', key)
    .update(`${market}/${canonicalAccountNo(no, market)}`)
    .digest('base64url');
