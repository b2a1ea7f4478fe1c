import type { UserInfo } from '@tally/contract/people/user';
import { statedCoinRate } from '@tally/contract/rules/exchange';
import { coinRatesOf } from '@tally/contract/rules/marketRules';
import type { Locale, Market } from '@tally/contract/market/codes';
import type { Goal } from '../../components/balanceTicketTexts';
import { nextTime } from '../../components/nextTime';
import { useMarketRules } from '../../session/rules/useMarketRules';
import type { Offer } from '../../session/lastNumbers';
import { useAppContext, useClock } from '../../state/appContext';
import { useAppSelector } from '../../state/reduxHooks';
import { outlookOf } from './outlook';
import { selectOffer } from './selectOffer';
import { walletApi } from './walletApi';

interface Who {
  readonly market: Market;
  readonly locale: Locale;
  readonly person: string;
  readonly user: UserInfo | undefined;
}

const same = (a: Offer | undefined, b: Offer | undefined) => JSON.stringify(a) === JSON.stringify(b);

/**
 * What can be withdrawn now, what comes next and when, for pages beside home, which reads the same (GOAL-1). Both are
 * undefined until the answer is there: nothing is promised before.
 */
export function useOutlook({ market, locale, person, user }: Who): {
  readonly offer: Offer | undefined;
  readonly goal: Goal | undefined;
} {
  const context = useAppContext();
  const now = useClock().now();
  const rules = useMarketRules(market);
  walletApi.endpoints.getWithdrawOptions.useQuerySubscription({}, { skip: person !== 'active' });
  const found = useAppSelector((state) => selectOffer(state, context), same);
  const offer = person === 'active' ? found : undefined;
  const coinRate = statedCoinRate(user?.coinRate, locale, coinRatesOf(rules));
  const outlook = outlookOf({ user, offer, market, coinRate, closed: rules.closed, now });
  return { offer, goal: outlook && { ...outlook, next: nextTime(outlook.from, now, market) } };
}
