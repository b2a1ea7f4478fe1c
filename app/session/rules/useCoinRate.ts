import { newcomersCoinRate, statedCoinRate } from '@tally/contract/rules/exchange';
import { coinRatesOf } from '@tally/contract/rules/marketRules';
import { useCurrentUser } from '../useCurrentUser';
import { useMarketRules } from './useMarketRules';

/** Coins for one unit of currency at the reader's next exchange; to a guest those of newcomers (MONEY-12). */
export function useCoinRate(): number {
  const { market, locale, person, user } = useCurrentUser();
  const rates = coinRatesOf(useMarketRules(market));
  return person === 'guest' ? newcomersCoinRate(market, rates) : statedCoinRate(user?.coinRate, locale, rates);
}
