import { hostCommands } from '../bridge/calls/hostCommands';
import type { DialogParams } from '../overlays/chunks/overlayParams';
import { openDialog } from '../overlays/openDialog';
import { showToast } from '../overlays/showToast';
import type { AppThunk } from '../state/appStore';

/**
 * Opens the host's login; a toast stays until a dialog shows the outcome. In a browser without a host login is
 * impossible, and a dialog says so.
 */
export const login = (): AppThunk => (dispatch) => {
  dispatch(showToast('login.inProgress'));
  if (!dispatch(hostCommands.login())) void dispatch(openDialog('login.failed', { inBrowser: true }));
};

/**
 * Asks a guest to log in. "Login prompts: title and message about login, one OK button, calling the host login"
 * (PERSON-3).
 */
export const promptLogin =
  (purpose: DialogParams['login.needed']['for']): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if ((await dispatch(openDialog('login.needed', { for: purpose }))) === 'primary') dispatch(login());
  };
