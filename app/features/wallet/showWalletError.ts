import { openDialog } from '../../overlays/openDialog';
import type { AppThunk } from '../../state/appStore';
import { refreshWallet } from './refreshWallet';

/**
 * Retry after the wallet failed to load: reloads the page (WITHDRAW-18). Offline, a reload would show the browser's
 * error page, so only the wallet is fetched again.
 */
export const loadWalletAgain =
  (): AppThunk =>
  (dispatch, _, { services, network }) => {
    if (network.online()) services.reload();
    else void dispatch(refreshWallet());
  };

/** Shows that the wallet failed to load: "Wallet info load failure: network-error dialog with retry" (WITHDRAW-18). */
export const showWalletError = (): AppThunk<Promise<void>> => async (dispatch) => {
  if ((await dispatch(openDialog('wallet.loadFailed'))) === 'primary') dispatch(loadWalletAgain());
};
