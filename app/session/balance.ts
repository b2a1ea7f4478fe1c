import type { AppThunk } from '../store';
import { selectUser, userQuery } from './selectors';
import { sessionApi } from './sessionApi';

/** Another call told the person's balance: it goes where home reads it, so that home, income and withdraw always show the same number. */
export const balanceTold =
  (told: { coin?: number; cash: number }): AppThunk =>
  (dispatch, getState, outside) => {
    const user = selectUser(getState());
    if (!user || (user.cash === told.cash && user.coin === (told.coin ?? user.coin))) return;
    dispatch(sessionApi.util.updateQueryData('getUserInfo', userQuery(outside), (known) => Object.assign(known, told)));
  };
