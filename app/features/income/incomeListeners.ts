import { setBalance } from '../../session/balance';
import type { AppListenerEffect, StartAppListening } from '../../store';
import { incomeApi } from './incomeApi';

const { getIncome } = incomeApi.endpoints;
const selectIncome = getIncome.select({});

/** The cache is read, not the answer: after a login of somebody else it is empty. */
const shareBalance: AppListenerEffect = (_, { dispatch, getState }) => {
  const { data } = selectIncome(getState());
  if (data) dispatch(setBalance({ coin: data.coin, cash: data.cash }));
};

/** Home shows the same coins and cash as income and coin center. Both register this; the same effect counts once. */
export const startIncomeListeners = (startListening: StartAppListening): void =>
  void startListening({ matcher: getIncome.matchFulfilled, effect: shareBalance });
