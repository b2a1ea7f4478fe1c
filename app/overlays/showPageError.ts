import { openDialog } from './openDialog';
import { selectSession } from '../session/sessionSlice';
import type { AppThunk } from '../store';

/** A page could not be shown: reload, or go home where there is one. Browsers cache a failed import, so only a reload tries again. */
export const showPageError =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { services, navigation }) => {
    const home = selectSession(getState()) !== null;
    const answer = await dispatch(openDialog('network.pageFailed', { home }));
    if (answer === 'primary' || !home) services.reload();
    else navigation.go('/home');
  };
