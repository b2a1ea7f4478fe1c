import { localeMarket, marketLocales, type Locale, type Market } from '@tally/contract/market/codes';
import { currencies } from '@tally/contract/market/money';
import type { RankEntry } from '@tally/contract/wallet/rank';
import { maskAccount } from '@tally/contract/text/maskAccount';
import type { Catalogue } from '../../catalogue/reader';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { alive, paid } from '../../db/states';
import { marketOfPackage } from '../offers/apps';
import { toWire } from '../ledger/money';
import { lastWeekOf } from './resolveWithdrawal';
import { rankLength } from '../../limits/withdrawals';
import { firstNameOr } from '../shared/serverTexts';

/** The market whose ranking is requested: that of the locale, else that of the app. */
export const rankMarket = (catalogue: Catalogue, locale: Locale | undefined, appPkgName: string | undefined): Market =>
  locale ? localeMarket[locale] : marketOfPackage(catalogue, appPkgName ?? '');

/**
 * Maximum number of one person's withdrawals that can be paid in a week: one for each day, and one that was requested
 * before it.
 */
const paidAWeek = 8;

/**
 * Number of rows to read: one person's withdrawals may fill up to `paidAWeek` of them, so this many always contain
 * enough people.
 */
const lookedAt = rankLength * paidAWeek;

const largestOfWeek = statement(
  { currency: 'text', week: 'integer' },
  `
select w.user_id as "userId", u.name, u.avatar, w.amount, w.no
from withdrawals w join users u on u.id = w.user_id
where w.currency = :currency and w.paid_week = :week and ${paid('w')} and ${alive('u')}
order by w.amount desc, w.id
limit ${lookedAt}`,
);

/**
 * The largest withdrawals paid in the last complete week, at most one per person, with masked account ids. Of equal
 * amounts the one requested first ranks first.
 */
export async function rankOf(sql: Sql, market: Market, now: number): Promise<RankEntry[]> {
  const rows = await sql.query<{ userId: number; name: string; avatar: string; amount: number; no: string }>(
    ...largestOfWeek({ currency: currencies[market], week: lastWeekOf(now, market) }),
  );
  const firsts = rows
    .filter(({ userId }, index) => rows.findIndex((row) => row.userId === userId) === index)
    .slice(0, rankLength);
  return firsts.map(({ name, avatar, amount, no }, index) => ({
    name: firstNameOr(name, marketLocales[market][0]),
    avatar,
    amount: toWire(amount, market),
    accountId: maskAccount(no),
    rankId: index + 1,
  }));
}
