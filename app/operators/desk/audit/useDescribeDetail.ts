import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { useSwitchName } from '../switches/useSwitchName';
import { pauseIn } from './pauseIn';

/**
 * What an act was about, as the log writes it (OPS-38): what a pause closes, and in which market, in the operator's
 * words. The rest, which has numbers and what somebody typed, stays as it was written.
 */
export function useDescribeDetail() {
  const t = useOperatorTranslate();
  const nameOf = useSwitchName();
  return (detail: string): string => {
    const paused = pauseIn(detail);
    return paused ? `${nameOf(paused.what)}, ${t(`ops.market_${paused.market}`)}${paused.rest}` : detail;
  };
}
