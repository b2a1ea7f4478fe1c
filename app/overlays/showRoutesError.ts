import { failureCause } from '../api/failureCause';
import { selectDialog } from '../state/overlaysSlice';
import { selectSession } from '../state/sessionSlice';
import type { AppThunk } from '../state/appStore';
import { answerDialog, openDialog } from './openDialog';

/** Tries again by itself when the network is back: then nobody has to press a button for it (DIALOG-5). */
const retryWhenBack =
  (): AppThunk<() => void> =>
  (dispatch, getState, { network }) => {
    if (network.online()) return () => undefined;
    return network.watch(() => {
      const dialog = selectDialog(getState());
      if (network.online() && dialog?.kind === 'network.pageFailed') dispatch(answerDialog(dialog.id, 'primary'));
    });
  };

/**
 * Shows that the router, and with it the requested page, could not be loaded, and offers to reload, or to stay home
 * where there is one. Browsers cache a failed import, so only a new load of the app can try again. Home needs no
 * router.
 * @param to path of the requested page; a number of steps or undefined: that of the address
 */
export const showRoutesError =
  (to: string | number | undefined): AppThunk<Promise<void>> =>
  async (dispatch, getState, context) => {
    const { services, navigation } = context;
    const here = navigation.currentPath();
    const home = selectSession(getState()) !== null;
    const stop = dispatch(retryWhenBack());
    const answer = await dispatch(openDialog('network.pageFailed', { home, cause: failureCause(undefined, context) }));
    stop();
    if (answer !== 'primary' && home) {
      if (here !== '/home') services.navigate('/home');
    } else if (typeof to === 'string' && !to.startsWith(here)) services.navigate(to);
    // To navigate to another hash of the same page would not load the app anew.
    else services.reload();
  };
