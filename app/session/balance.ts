import type { AppThunk } from '../store';
import { selectUser, userQuery } from './selectors';
import { sessionApi } from './sessionApi';

/** Another call told the person's balance: it goes where home reads it, so that home, income and withdraw always show the same number. */
export const setBalance =
  (told: { coin?: number; cash: number }): AppThunk =>
  (dispatch, getState, context) => {
    const user = selectUser(getState());
    if (!user) return;
    // What was not told does not take the place of what is known.
    const coin = told.coin !== undefined && told.coin >= 0 ? told.coin : user.coin;
    const cash = told.cash >= 0 ? told.cash : user.cash;
    if (user.cash === cash && user.coin === coin) return;
    dispatch(
      sessionApi.util.updateQueryData('getUserInfo', userQuery(context), (known) =>
        Object.assign(known, { coin, cash }),
      ),
    );
  };
