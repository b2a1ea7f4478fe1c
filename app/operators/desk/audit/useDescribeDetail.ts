import { markets } from '@tally/contract/market/codes';
import { closables } from '@tally/contract/rules/marketRules';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { useSwitchName } from '../switches/useSwitchName';

/** How the log begins what it says of a pause and of its end, e.g. `lottery of ph, version 3: ads failed`. */
const paused = /^(\w+) of ([a-z]{2})(?=,|:|$)/;

/**
 * What an act was about, as the log writes it (OPS-38): what a pause closes, and in which market, in the operator's
 * words. The rest, which has numbers and what somebody typed, stays as it was written.
 */
export function useDescribeDetail() {
  const t = useOperatorTranslate();
  const nameOf = useSwitchName();
  return (detail: string): string =>
    detail.replace(paused, (written, name: string, code: string) => {
      const what = closables.find((one) => one === name);
      const market = markets.find((one) => one === code);
      return what && market ? `${nameOf(what)}, ${t(`ops.market_${market}`)}` : written;
    });
}
