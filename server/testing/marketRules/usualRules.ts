import type { Market } from '@tally/contract/market/codes';
import { rulesAt } from '../../domain/marketRules/rulesAt';
import type { Rules } from '../../domain/marketRules/rulesAt';
import { testNow } from '../testServer';

/** The rules of a market that has no document of its own (RULES-1). */
export const usualRules = (market: Market): Rules => rulesAt([], market, testNow);
