import { openDialog } from './openDialog';
import { selectSession } from '../session/sessionSlice';
import type { AppThunk } from '../store';

/** A page could not be shown: it is loaded anew, or home comes back where there is one. A browser keeps what failed to arrive: only a reload asks again. */
export const showPageError =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { services, navigation }) => {
    const home = selectSession(getState()) !== null;
    const answer = await dispatch(openDialog('network.pageFailed', { home }));
    if (answer === 'primary' || !home) services.reload();
    else navigation.go('/home');
  };
