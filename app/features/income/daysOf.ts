import type { Locale, Market } from '@tally/contract/market/codes';
import { nearDay } from '@tally/contract/rules/marketClock';
import { formatDay } from '@tally/locales/formatMoment';

/**
 * Heading of the day that a record belongs to, in the market's time zone (INCOME-8): today, yesterday, or its date.
 * @param date of the record; NaN: not known
 * @param now the server's time; both ms since the epoch
 */
const dayOf = (date: number, now: number, market: Market, locale: Locale): string =>
  nearDay(date, now, market) ?? formatDay(date, market, locale);

/** Groups records, sorted newest first, by day. */
export function daysOf<Item extends { date: number }>(
  records: readonly Item[],
  now: number,
  market: Market,
  locale: Locale,
): { day: string; records: Item[] }[] {
  const days = new Map<string, Item[]>();
  for (const record of records) {
    const day = dayOf(record.date, now, market, locale);
    days.set(day, [...(days.get(day) ?? []), record]);
  }
  return Array.from(days, ([day, ofDay]) => ({ day, records: ofDay }));
}
