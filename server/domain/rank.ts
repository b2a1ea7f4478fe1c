import { currencies, localeMarket } from '@tally/contract/market';
import type { Locale, Market } from '@tally/contract/market';
import type { RankEntry } from '@tally/contract/rank';
import type { Catalogue } from '../catalogue/reader';
import type { Sql } from '../db/db';
import { maskAccountNo } from './account';
import { marketOfPackage } from './apps';
import { toWire } from './money';
import { lastWeekOf } from './payout';
import { rankLength } from './serverLimits';

/** The market that a ranking is asked for: the locale's, else the app's. */
export const rankMarket = (catalogue: Catalogue, locale: Locale | undefined, appPkgName: string | undefined): Market =>
  locale ? localeMarket[locale] : marketOfPackage(catalogue, appPkgName ?? '');

/** Withdrawals of one person that can be paid in a week: one of each day, and one that was asked for before it. */
const paidAWeek = 8;

/** The largest of one person fill so many places; so many are looked at to find enough people. */
const lookedAt = rankLength * paidAWeek;

/** The largest withdrawals paid in the last whole week, one for each person; account ids are masked. Of equal amounts the one asked for first stands first. */
export async function rankOf(sql: Sql, market: Market, now: number): Promise<RankEntry[]> {
  const rows = await sql.query<{ userId: number; name: string; avatar: string; amount: number; no: string }>(
    `select w.user_id as "userId", u.name, u.avatar, w.amount, w.no from withdrawals w join users u on u.id = w.user_id
     where w.currency = $1 and w.paid_week = $2 and w.status = 2 and u.status = 1 order by w.amount desc, w.id limit ${lookedAt}`,
    [currencies[market], lastWeekOf(now, market)],
  );
  const firsts = rows
    .filter(({ userId }, index) => rows.findIndex((row) => row.userId === userId) === index)
    .slice(0, rankLength);
  return firsts.map(({ name, avatar, amount, no }, index) => ({
    name: name.split(' ')[0] ?? '',
    avatar,
    amount: toWire(amount, market),
    accountId: maskAccountNo(no),
    rankId: index + 1,
  }));
}
