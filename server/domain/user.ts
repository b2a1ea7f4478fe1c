import { marketLocales } from '@tally/contract/market';
import type { Locale, Market } from '@tally/contract/market';
import { guestInfo } from '@tally/contract/user';
import type { UserInfo } from '@tally/contract/user';
import { activeInfo } from '@tally/contract/active';
import type { Sql } from '../db/db';
import type { Person } from './person';
import { toWire } from './money';
import { isReviewShown } from './review';
import { nextCoinRate } from './settle';

/** Somebody without a token, or with one that no longer holds. */
export const nobodyInfo = (hadToken: boolean): UserInfo => ({ ...guestInfo, info: hadToken ? 'INACTIVE' : 'GUEST' });

/**
 * The answer of user/info for an active person; `withdrawn` from the first request on that did not fail.
 *
 * @param now ms since the epoch
 * @param reviewMarkets where review tasks are switched on
 */
export const userInfoOf = (person: Person, reviewMarkets: readonly Market[], now: number): UserInfo => ({
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
  coinRate: nextCoinRate(person, now),
});

/** The language that the page is shown in decides the coin rate (MONEY-3, MONEY-12); only the market's own languages count. */
export async function chooseLocale(sql: Sql, person: Person, locale: Locale, now: number): Promise<void> {
  if (locale === person.locale || !marketLocales[person.market].includes(locale)) return;
  await sql.query('update users set locale = $2, locale_since = $3 where id = $1 and locale <> $2', [
    person.id,
    locale,
    now,
  ]);
}
