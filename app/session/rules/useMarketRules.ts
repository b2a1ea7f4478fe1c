import type { Market } from '@tally/contract/market/codes';
import type { MarketRules } from '@tally/contract/rules/marketRules';
import { useAppSelector } from '../../state/reduxHooks';
import { rulesFreshS, selectMarketRules } from './marketRules';
import { rulesApi } from './rulesApi';

/** The rules of a market, for pages that state them: the usual ones until they have been loaded, and without them. */
export function useMarketRules(market: Market): MarketRules {
  rulesApi.endpoints.getMarketRules.useQuerySubscription({ market }, { refetchOnMountOrArgChange: rulesFreshS });
  return useAppSelector((state) => selectMarketRules(state, market));
}
