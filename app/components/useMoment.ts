import type { Market } from '@tally/contract/market/codes';
import { nearDay } from '@tally/contract/rules/marketClock';
import { formatMoment } from '@tally/locales/formatMoment';
import { useTranslate } from '../i18n/useTranslate';
import { usePageLocale } from '../state/appContext';
import { useClock } from '../state/useClock';

/** Says when something was, by the market's clock: "today" and "yesterday" by their words, else the date (TIME-6). */
export function useMoment(market: Market): (ms: number) => string {
  const t = useTranslate();
  const locale = usePageLocale();
  const now = useClock().now();
  return (ms) => {
    const day = nearDay(ms, now, market);
    return formatMoment(ms, market, locale, day && t(`income.${day}`));
  };
}
