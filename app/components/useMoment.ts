import type { Market } from '@tally/contract/market/codes';
import { dayMs } from '@tally/contract/limits/time';
import { localTime } from '@tally/contract/rules/marketClock';
import { formatMoment } from '@tally/locales/formatMoment';
import { useTranslate } from '../i18n/useTranslate';
import { usePageLocale } from '../state/appContext';
import { useClock } from '../state/useClock';

/** Says when something was, by the market's clock: "today" and "yesterday" by their words, else the date (TIME-6). */
export function useMoment(market: Market): (ms: number) => string {
  const t = useTranslate();
  const locale = usePageLocale();
  const now = useClock().now();
  const dayOf = (ms: number) => localTime(ms, market).day;
  return (ms) => {
    if (Number.isNaN(ms)) return formatMoment(ms, market, locale);
    const word =
      dayOf(ms) === dayOf(now)
        ? t('income.today')
        : dayOf(ms) === dayOf(now - dayMs)
          ? t('income.yesterday')
          : undefined;
    return formatMoment(ms, market, locale, word);
  };
}
