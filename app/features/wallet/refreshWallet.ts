import type { AppThunk } from '../../store';
import { walletApi } from './walletApi';

const fresh = { subscribe: false, forceRefetch: true } as const;

/**
 * Fetches the wallet again (API-18). What comes takes the place of the wallet that was known before, wherever it is shown;
 * where nothing comes, the wallet itself is asked for, and a failure of that is said as ever (WITHDRAW-18). Settles when
 * the first answer is there.
 */
export const refreshWallet =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _, { vault }) => {
    const { getWallet, getWalletBalance } = walletApi.endpoints;
    const token = vault.get();
    const { data } = await dispatch(getWalletBalance.initiate({}, fresh));
    // An answer to whoever was logged in before is nobody's now.
    if (vault.get() !== token) return;
    if (data) await dispatch(walletApi.util.upsertQueryData('getWallet', {}, data));
    else void dispatch(getWallet.initiate({}, fresh));
  };
