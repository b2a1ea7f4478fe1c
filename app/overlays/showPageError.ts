import { openDialog } from './openDialog';
import { selectSession } from '../session/sessionSlice';
import type { AppThunk } from '../store';

/**
 * Shows that a page could not be loaded, and offers to reload, or to go home where there is one. Browsers cache a
 * failed import, so only a reload can try again.
 */
export const showPageError =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { services, navigation }) => {
    const home = selectSession(getState()) !== null;
    const answer = await dispatch(openDialog('network.pageFailed', { home }));
    if (answer === 'primary' || !home) services.reload();
    else navigation.go('/home');
  };
