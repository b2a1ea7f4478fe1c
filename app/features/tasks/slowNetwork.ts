import { hostCommands } from '../../bridge/calls/hostCommands';
import { openDialog } from '../../overlays/openDialog';
import type { AppThunk } from '../../state/appStore';

/** Session-storage flag: the person chose to continue on the slow network. The dialog opens once per visit. */
const key = 'slowVideo';

/**
 * Warns before a video on a 2G network that it may take long. If the dialog's code has not been loaded yet, the video
 * starts without the warning.
 * @returns true when the person postpones the video
 */
export const putOffBySlowNetwork =
  (): AppThunk<Promise<boolean>> =>
  async (dispatch, _, { services, deferredChunk }) => {
    if (dispatch(hostCommands.networkType()) !== '2g' || services.sessionStorage.get(key) || !deferredChunk().arrived)
      return false;
    if ((await dispatch(openDialog('slowNetwork.video'))) !== 'primary') return true;
    services.sessionStorage.set(key, '1');
    return false;
  };
