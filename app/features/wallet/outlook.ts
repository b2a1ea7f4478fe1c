import type { Market } from '@tally/contract/market/codes';
import { forecastCash } from '@tally/contract/rules/exchange';
import type { Closable } from '@tally/contract/rules/marketRules';
import { nextWithdrawalAt } from '@tally/contract/rules/nextWithdrawal';
import { withdrawOutlook, type WithdrawOutlook } from '@tally/contract/rules/withdrawOutlook';
import type { BalanceUser, Offer } from '../../session/lastNumbers';

interface OutlookOf {
  readonly user: BalanceUser | undefined;
  readonly offer: Offer | undefined;
  readonly market: Market;
  /** Coins per unit of currency at the next exchange. */
  readonly coinRate: number;
  readonly closed?: readonly Closable[] | undefined;
  /** The server's time, ms since the epoch. */
  readonly now: number;
}

/** What every page says of the next withdrawal (GOAL-1); undefined before person and offer are known. */
export function outlookOf(input: OutlookOf): WithdrawOutlook | undefined {
  const { user, offer, market, coinRate, closed = [], now } = input;
  if (!user || !offer) return undefined;
  const opens = nextWithdrawalAt({ now, market, window: offer.window, last: NaN, usedToday: false });
  return withdrawOutlook({
    cash: user.cash,
    coming: forecastCash(user.coin, coinRate, market),
    owed: offer.owed ?? 0,
    offered: offer.said,
    amounts: offer.amounts,
    from: Math.max(offer.from, opens),
    now,
    can: { lucky: user.showLuckyTask && !closed.includes('lucky'), members: true },
  });
}
