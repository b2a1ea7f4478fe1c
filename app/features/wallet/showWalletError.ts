import { openDialog } from '../../overlays/openDialog';
import type { AppThunk } from '../../store';
import { refreshWallet } from './refreshWallet';

/**
 * The retry of a wallet that failed to load: the page is loaded again (WITHDRAW-18). A phone without a network would find no
 * page either, only the browser's own error; there only the wallet is fetched again.
 */
export const loadWalletAgain =
  (): AppThunk =>
  (dispatch, _, { services }) => {
    if (services.online()) services.reload();
    else void dispatch(refreshWallet());
  };

/** "Wallet info load failure: network-error dialog with retry" (WITHDRAW-18). */
export const showWalletError = (): AppThunk<Promise<void>> => async (dispatch) => {
  if ((await dispatch(openDialog('wallet.loadFailed'))) === 'primary') dispatch(loadWalletAgain());
};
