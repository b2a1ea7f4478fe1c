import { hostCommands } from '../bridge/calls/hostCommands';
import { openDialog } from '../overlays/openDialog';
import { showToast } from '../overlays/showToast';
import type { AppThunk } from '../state/appStore';

/**
 * Asks, then lets the phone app end the login (PERSON-19). When it has, the page goes on as a guest's (`loggedOut`).
 */
export const logOut = (): AppThunk<Promise<void>> => async (dispatch) => {
  if ((await dispatch(openDialog('account.logOut'))) !== 'primary') return;
  if (!dispatch(hostCommands.logOut())) dispatch(showToast('account.logOutFailed'));
};
