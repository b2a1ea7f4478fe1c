import { bigUserFrom } from '@tally/contract/market';
import { trackAction } from '../../session/trackAction';
import { selectSession } from '../../session/sessionSlice';
import type { AppThunk } from '../../store';
import { promotionUser } from './promotion';
import { walletApi } from './walletApi';

/**
 * Tells the server that a big promotion person has withdrawn (WITHDRAW-24, API-30). The wallet may still be on its way, as after
 * a reload: it is waited for, the person is not.
 */
export const postBigWithdraw =
  (amount: number): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const market = selectSession(getState())?.market;
    if (!market || bigUserFrom[market] === null) return;
    const { data: wallet } = await dispatch(walletApi.endpoints.getWallet.initiate({}, { subscribe: false }));
    if (wallet && promotionUser(wallet, market) === 'big') dispatch(trackAction('big_withdraw', String(amount)));
  };
