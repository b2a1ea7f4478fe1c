import { openDialog } from './openDialog';
import { selectSession } from '../state/sessionSlice';
import type { AppThunk } from '../state/appStore';

/**
 * Says that a page could not be loaded, and offers to reload, or to go home where there is one. Browsers cache a failed
 * import, so only a new load of the app can try again.
 */
const offerReload =
  (reload: () => void, goHome: () => void): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const home = selectSession(getState()) !== null;
    const answer = await dispatch(openDialog('network.pageFailed', { home }));
    if (answer === 'primary' || !home) reload();
    else goHome();
  };

/** Shows that the page of the address could not be loaded. */
export const showPageError =
  (): AppThunk<Promise<void>> =>
  (dispatch, _, { services, navigation }) => {
    const reload = () => services.reload();
    return dispatch(offerReload(reload, () => navigation.go('/home')));
  };

/**
 * Shows that the router, and with it the requested page, could not be loaded. Home needs no router.
 * @param to path of the requested page; a number of steps or undefined: that of the address
 */
export const showRoutesError =
  (to: string | number | undefined): AppThunk<Promise<void>> =>
  (dispatch, _, { services, navigation }) => {
    const here = navigation.currentPath();
    // To navigate to another hash of the same page would not load the app anew.
    const reload = () => (typeof to === 'string' && !to.startsWith(here) ? services.navigate(to) : services.reload());
    return dispatch(offerReload(reload, () => here !== '/home' && services.navigate('/home')));
  };
