import { setBalance } from '../../session/setBalance';
import type { AppListenerEffect, StartAppListening } from '../../state/appStore';
import { incomeApi } from './incomeApi';

const { getIncome } = incomeApi.endpoints;
const selectIncome = getIncome.select({});

/**
 * Copies the balance from the income cache to the user. Reads the cache, not the response: after another person's login
 * the cache is empty, while a late response would still carry the old balance.
 */
const shareBalance: AppListenerEffect = (_, { dispatch, getState }) => {
  const { data } = selectIncome(getState());
  if (data) dispatch(setBalance({ coin: data.coin, cash: data.cash }));
};

/**
 * Keeps home's coins and cash equal to those on income and coin center. Both screens register this; the same effect is
 * added only once.
 */
export const startIncomeListeners = (startListening: StartAppListening): void =>
  void startListening({ matcher: getIncome.matchFulfilled, effect: shareBalance });
