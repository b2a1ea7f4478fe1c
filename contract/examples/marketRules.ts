import type * as calls from '../calls/marketRules';
import { pausedRules, rulesClosing, usualMarketRules } from '../fixtures/marketRules';
import type { Example } from './example';

export const getMarketRules: Example<typeof calls.getMarketRules> = {
  request: { query: { market: 'id' } },
  replies: {
    ...usualMarketRules,
    closed: rulesClosing('id', 'lottery', 'withdrawals', 'GoPay'),
    paused: pausedRules,
  },
};
