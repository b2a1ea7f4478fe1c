import { marketLocales, type Locale, type Market } from '@tally/contract/market/codes';
import { guestInfo } from '@tally/contract/people/user';
import type { UserInfo } from '@tally/contract/people/user';
import { activeInfo } from '@tally/contract/people/active';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import type { Rules } from '../marketRules/rulesAt';
import type { Person } from '../people/person';
import { toWire } from '../ledger/money';
import { isReviewShown } from '../reviews/review';
import { nextCoinRate } from '../morning/settle';

/** The user/info answer without a valid token: INACTIVE for an invalid or expired token, GUEST without any. */
export const nobodyInfo = (hadToken: boolean): UserInfo => ({ ...guestInfo, info: hadToken ? 'INACTIVE' : 'GUEST' });

/**
 * The user/info answer for an active person, without their news (`newsOf`); `withdrawn` is true from the first withdrawal request that did not fail.
 *
 * @param now ms since the epoch
 * @param reviewMarkets where review tasks are switched on
 */
export const userInfoOf = (
  person: Person,
  reviewMarkets: readonly Market[],
  now: number,
  rules: Pick<Rules, 'coinRates'>,
): UserInfo => ({
  status: 1,
  info: activeInfo,
  name: person.name,
  avatar: person.avatar,
  coin: person.coin,
  cash: toWire(person.cash, person.market),
  gift: person.gift,
  showCheckInTask: person.showCheckIn,
  showLotteryTask: person.showLottery,
  showVideoAdTask: person.showVideoAd,
  showLuckyTask: person.showLucky,
  showTeamTask: person.showTeam,
  showWordsTask: person.showWords,
  showQuizTask: person.showQuiz,
  showReviewTask: isReviewShown(person, reviewMarkets),
  withdrawn: person.held + person.paid > 0,
  adShowType: person.adShowType,
  dupUser: person.dupUser,
  deletionAsked: person.deletionAsked,
  coinRate: nextCoinRate(person, now, rules),
});

const setLocale = statement(
  { person: 'bigint', locale: 'text', now: 'bigint' },
  'update users set locale = :locale, locale_since = :now where id = :person and locale <> :locale',
);

/**
 * Stores the language in which the page is shown, which decides the coin rate (MONEY-3, MONEY-12); languages of other
 * markets are ignored.
 */
export async function chooseLocale(sql: Sql, person: Person, locale: Locale, now: number): Promise<void> {
  if (locale === person.locale || !marketLocales[person.market].includes(locale)) return;
  await sql.query(...setLocale({ person: person.id, locale, now }));
}
