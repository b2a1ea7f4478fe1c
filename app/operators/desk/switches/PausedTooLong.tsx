import { pauseRemindMs } from '@tally/contract/limits/operator';
import type { Market } from '@tally/contract/market/codes';
import { Badge } from '@tally/ui/Badge';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { rulesApi } from '../../../session/rules/rulesApi';
import { useClock } from '../../../state/appContext';
import { BadgeLine } from '../../shared/shared.styles';
import { useSwitchName } from './useSwitchName';

/** How often the desk looks which pauses last, ms. */
const pollingInterval = 60_000;

/** Names what one market has paused for a day or longer without an end. */
function useTooLong(market: Market): string[] {
  const t = useOperatorTranslate();
  const clock = useClock();
  const nameOf = useSwitchName();
  const { data } = rulesApi.useGetMarketRulesQuery({ market }, { pollingInterval });
  return (data?.closures ?? [])
    .filter(({ since, until }) => until === 0 && clock.now() - since >= pauseRemindMs)
    .map(({ what }) => `${nameOf(what)} (${t(`ops.market_${market}`)})`);
}

/** Reminds of pauses that nobody has given an end, once they last for a day (RULES-10); nothing while there is none. */
export function PausedTooLong() {
  const t = useOperatorTranslate();
  const names = [...useTooLong('id'), ...useTooLong('ph'), ...useTooLong('br')];
  if (names.length === 0) return null;
  return (
    <BadgeLine>
      <Badge kind="warning">{t('ops.pause_reminder', { names: names.join(', ') })}</Badge>
    </BadgeLine>
  );
}
