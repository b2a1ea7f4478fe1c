import type { Market } from '@tally/contract/market/codes';
import type { Closable } from '@tally/contract/rules/marketRules';
import { useAppSelector } from '../../state/reduxHooks';
import { useClock } from '../../state/appContext';
import { useCurrentUser } from '../useCurrentUser';
import { backBy } from './backBy';
import { selectMarketRules } from './marketRules';

/** Says when something that a market has closed is back, in the person's language (RULES-10). */
export function useBack(market: Market): (what: Closable) => string | undefined {
  const rules = useAppSelector((state) => selectMarketRules(state, market));
  const { locale } = useCurrentUser();
  const clock = useClock();
  return (what) => backBy(rules, what, { now: clock.now(), market, locale });
}
