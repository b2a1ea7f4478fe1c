import { defaultWithdrawAmounts } from '@tally/contract/homeMarket';
import { forecastCash, statedCoinRate } from '@tally/contract/rules/exchange';
import { goalOf } from '../../features/wallet/goal';
import type { BalanceUser } from '../../session/lastNumbers';
import type { HomeInput, HomeState } from './homeState';

/** State of home's big ticket: the balance of a person who may not be known yet. */
export type HomeBalance = Pick<HomeState, 'market' | 'coinRate' | 'coin' | 'cash' | 'goal' | 'exchangeOn'>;

/**
 * The big ticket's numbers, which the page head can show before anything else is loaded.
 * @param day of the next exchange
 */
export function homeBalance(
  {
    session: { market, locale },
    user,
    options,
  }: Pick<HomeInput, 'session' | 'options'> & { user?: BalanceUser | undefined },
  day: HomeState['exchangeOn'],
): HomeBalance {
  const coinRate = statedCoinRate(user?.coinRate, locale);
  const goal =
    user && goalOf(user.cash, forecastCash(user.coin, coinRate, market), options ?? defaultWithdrawAmounts[market]);
  return {
    market,
    coinRate,
    ...(user && user.coin >= 0 && { coin: user.coin }),
    ...(user && user.cash >= 0 && { cash: user.cash }),
    ...(goal && { goal }),
    exchangeOn: day,
  };
}
