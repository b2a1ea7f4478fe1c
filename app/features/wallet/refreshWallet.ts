import type { AppThunk } from '../../store';
import { walletApi } from './walletApi';

const fresh = { subscribe: false, forceRefetch: true } as const;

/**
 * Fetches the wallet again (API-18). The answer replaces the cached wallet, wherever it is shown. When it fails, `getWallet`
 * itself is fetched, whose failure opens the usual dialog (WITHDRAW-18). Settles with the first answer.
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
