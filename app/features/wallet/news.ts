import { newsDays } from '@tally/contract/limits/home';
import { dayMs } from '@tally/contract/limits/time';
import type { Market } from '@tally/contract/market/codes';
import type { Friend, UserInfo } from '@tally/contract/people/user';
import { localTime } from '@tally/contract/rules/marketClock';
import { daysOfWeek } from '@tally/contract/rules/week';

/**
 * Whether each day of the week, which begins on Monday, has a stamp (DAY-5); undefined where none has, or the backend
 * does not say.
 *
 * @param checkedIn today's check-in is done, which the person's data may not say yet
 * @param now the server's time, ms since the epoch
 */
export function stampsOf(
  { checkInDays }: Pick<UserInfo, 'checkInDays'>,
  checkedIn: boolean,
  now: number,
  market: Market,
): boolean[] | undefined {
  if (!checkInDays) return undefined;
  const { day: today } = localTime(now, market);
  const stamps = daysOfWeek(now, market).map((day) => checkInDays.includes(day) || (checkedIn && day === today));
  return stamps.includes(true) ? stamps : undefined;
}

/** The friend whom home speaks of: who has earned something for the person in the last days (DAY-6). */
export const recentFriend = ({ friend }: Pick<UserInfo, 'friend'>, now: number): Friend | undefined =>
  friend && friend.earned > 0 && now - friend.at < newsDays * dayMs ? friend : undefined;
