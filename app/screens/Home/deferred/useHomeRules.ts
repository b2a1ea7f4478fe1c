import type { Market } from '@tally/contract/market/codes';
import type { MarketRules } from '@tally/contract/rules/marketRules';
import { useEffect } from 'react';
import { loadMarketRules, rulesFreshS } from '../../../session/rules/marketRules';
import { useMarketRules } from '../../../session/rules/useMarketRules';
import { useAppDispatch } from '../../../state/reduxHooks';

/**
 * The market's rules, which stay in the store from here on. They are asked for again when home is shown again, at most
 * once a minute.
 */
export function useHomeRules(market: Market, visible: boolean): MarketRules {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (visible) dispatch(loadMarketRules(rulesFreshS));
  }, [dispatch, visible]);
  return useMarketRules(market);
}
