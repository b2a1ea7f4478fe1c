import { bigUserFrom } from '@tally/contract/limits/promotion';
import { trackAction } from '../../../host/trackAction';
import { selectMarket } from '../../../state/sessionSlice';
import type { AppThunk } from '../../../state/appStore';
import { promotionUser } from './promotion';
import { walletApi } from '../walletApi';

/**
 * Reports to the server that a big promotion user has withdrawn (WITHDRAW-24, API-30). Waits for the wallet if it is
 * still loading, for instance after a reload; callers do not wait for the report.
 */
export const postBigWithdraw =
  (amount: number): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const market = selectMarket(getState());
    if (!market || bigUserFrom[market] === null) return;
    const { data: wallet } = await dispatch(walletApi.endpoints.getWallet.initiate({}, { subscribe: false }));
    if (wallet && promotionUser(wallet, market) === 'big') dispatch(trackAction('big_withdraw', String(amount)));
  };
