import type { Market } from '@tally/contract/market/codes';
import { formatMoment } from '@tally/locales/formatMoment';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { useCurrentUser } from '../../session/useCurrentUser';
import { usePageLocale } from '../../state/appContext';

/** The heading of a column of moments, which names the zone of their clock: `Time (WIB)`. */
export function useTimeHeading(market: Market) {
  const t = useOperatorTranslate();
  return `${t('ops.card_time')} (${t(`ops.zone_${market}`)})`;
}

/**
 * How a list of several markets says moments: all on the clock of the operator's own page, whose zone is named (`WIB`),
 * so that they can be compared.
 */
export function useDeskMoment() {
  const t = useOperatorTranslate();
  const locale = usePageLocale();
  const { market } = useCurrentUser();
  const zone = t(`ops.zone_${market}`);
  const short = (ms: number) => formatMoment(ms, market, locale);
  return { zone, heading: useTimeHeading(market), short, moment: (ms: number) => `${short(ms)}\u00a0${zone}` };
}
