import type { AppThunk } from '../state/appStore';
import { selectUser } from './selectors';
import { sessionApi } from './sessionApi';

/**
 * Copies the balance from another call's response into the cached user that home reads, so that home, income and
 * withdraw show the same number.
 */
export const setBalance =
  (balance: { coin?: number; cash: number }): AppThunk =>
  (dispatch, getState) => {
    const user = selectUser(getState());
    if (!user) return;
    // An unknown amount does not replace a known one.
    const coin = balance.coin !== undefined && balance.coin >= 0 ? balance.coin : user.coin;
    const cash = balance.cash >= 0 ? balance.cash : user.cash;
    if (user.cash === cash && user.coin === coin) return;
    dispatch(
      sessionApi.util.updateQueryData('getUserInfo', undefined, (known) => Object.assign(known, { coin, cash })),
    );
  };
