import { failureCause } from '../../api/failureCause';
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

/**
 * Shows that the wallet failed to load: "Wallet info load failure: network-error dialog with retry" (WITHDRAW-18). It
 * can be put off: the page behind it stays usable.
 * @param error of the call
 */
export const showWalletError =
  (error: unknown): AppThunk<Promise<void>> =>
  async (dispatch, _, context) => {
    const answer = await dispatch(openDialog('wallet.loadFailed', { cause: failureCause(error, context) }));
    if (answer === 'primary') dispatch(loadWalletAgain());
  };
