import type { Market } from '@tally/contract/market/codes';
import { nearDay } from '@tally/contract/rules/marketClock';
import { formatMoment } from '@tally/locales/formatMoment';
import { useTranslate } from '../i18n/useTranslate';
import { usePageLocale, useClock } from '../state/appContext';

type NearDay = ReturnType<typeof nearDay>;

/**
 * Says when something is, by the market's clock: "today" and "yesterday" by their words, else the date (TIME-6). Within
 * a sentence the caller gives the words of its days; undefined: the date.
 */
export function useMoment(market: Market): (ms: number, wordOf?: (day: NearDay) => string | undefined) => string {
  const t = useTranslate();
  const locale = usePageLocale();
  const now = useClock().now();
  return (ms, wordOf = (day) => day && t(`income.${day}`)) =>
    formatMoment(ms, market, locale, wordOf(nearDay(ms, now, market)));
}
