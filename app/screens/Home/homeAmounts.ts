import { defaultWithdrawAmounts } from '@tally/contract/limits/amounts';
import type { Locale, Market } from '@tally/contract/market/codes';
import { forecastCash, statedCoinRate } from '@tally/contract/rules/exchange';
import { goalOf } from '../../features/wallet/goal';
import type { Goal } from '../../components/balanceTicketTexts';
import type { Session } from '../../state/session';
import type { WithdrawOption } from '@tally/contract/wallet/withdraw';
import type { BalanceUser } from '../../session/lastNumbers';

/** State of home's big ticket: the balance of a person who may not be known yet. */
export interface HomeAmounts {
  market: Market;
  /** Coins per unit of currency at the next exchange (MONEY-2, MONEY-12). */
  coinRate: number;
  coin?: number;
  cash?: number;
  /** The next withdrawal (GOAL-1). */
  goal?: Goal;
  /** Day on which the coins are exchanged for cash (MONEY-11). */
  exchangeOn: 'today' | 'tomorrow';
  /** The market has closed withdrawals for now (RULES-4). */
  closed?: true;
}

interface AmountsInput {
  session: Session;
  user?: BalanceUser | undefined;
  /** Amounts that can be withdrawn; until they are known, the market's defaults. */
  amounts?: readonly WithdrawOption[] | readonly number[] | undefined;
  /** Coins per unit of currency by language; until they are known, the usual ones (RULES-2). */
  rates?: Readonly<Record<Locale, number>> | undefined;
}

/**
 * The big ticket's numbers, which the page head can show before anything else is loaded.
 * @param day of the next exchange
 */
export function homeAmounts(
  { session: { market, locale }, user, amounts = defaultWithdrawAmounts[market], rates }: AmountsInput,
  day: HomeAmounts['exchangeOn'],
): HomeAmounts {
  const coinRate = statedCoinRate(user?.coinRate, locale, rates);
  const goal = user && goalOf(user.cash, forecastCash(user.coin, coinRate, market), amounts);
  return {
    market,
    coinRate,
    ...(user && user.coin >= 0 && { coin: user.coin }),
    ...(user && user.cash >= 0 && { cash: user.cash }),
    ...(goal && { goal }),
    exchangeOn: day,
  };
}
