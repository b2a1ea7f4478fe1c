import type { Market } from '@tally/contract/market/codes';
import { defaultMarketRules, type Closable, type MarketRules } from '@tally/contract/rules/marketRules';

/** The usual rules of a market, except for what its document changes. */
export const rulesWith = (market: Market, change: Partial<MarketRules>): MarketRules => ({
  ...defaultMarketRules(market),
  ...change,
});

/** The usual rules of a market that has closed something for now (RULES-4). */
export const rulesClosing = (market: Market, ...closed: Closable[]): MarketRules => rulesWith(market, { closed });
