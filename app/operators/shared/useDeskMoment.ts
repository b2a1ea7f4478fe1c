import type { Market } from '@tally/contract/market/codes';
import { formatMoment } from '@tally/locales/formatMoment';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { usePageLocale } from '../../state/appContext';
import { useOperator } from '../OperatorContext';

/**
 * How the operators' pages say moments (OPS-68): on the clock of the chosen market where one is chosen, else, as in a
 * list of several markets, on that of the operator's own page, so that they can be compared. The zone is named (`WIB`).
 * @param of the market of what is said, where it has one of its own
 */
export function useDeskMoment(of?: Market) {
  const t = useOperatorTranslate();
  const locale = usePageLocale();
  const { market: chosen } = useOperator();
  const market = of ?? chosen;
  const zone = t(`ops.zone_${market}`);
  const short = (ms: number) => formatMoment(ms, market, locale);
  return {
    zone,
    heading: `${t('ops.card_time')} (${zone})`,
    short,
    moment: (ms: number) => `${short(ms)}\u00a0${zone}`,
  };
}
