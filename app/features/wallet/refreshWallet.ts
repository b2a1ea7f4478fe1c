import type { AppThunk } from '../../state/appStore';
import { walletApi } from './walletApi';

const fresh = { subscribe: false, forceRefetch: true } as const;

/**
 * Fetches the wallet again (API-18). The response replaces the cached wallet of `getWallet`, wherever it is shown. If
 * the request fails, `getWallet` itself is fetched, whose failure opens the usual dialog (WITHDRAW-18). Resolves with
 * the first response.
 */
export const refreshWallet =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _, { vault }) => {
    const { getWallet, getWalletBalance } = walletApi.endpoints;
    const token = vault.get();
    const { data } = await dispatch(getWalletBalance.initiate({}, fresh));
    // The response belongs to a person who has been logged out or replaced meanwhile: it is discarded.
    if (vault.get() !== token) return;
    if (data) await dispatch(walletApi.util.upsertQueryData('getWallet', {}, data));
    else void dispatch(getWallet.initiate({}, fresh));
  };
