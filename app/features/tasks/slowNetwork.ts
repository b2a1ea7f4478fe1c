import { openDialog } from '../../overlays/openDialog';
import type { AppThunk } from '../../store';

/** Session-storage flag: the person continued in spite of the slow network. The dialog opens once per visit. */
const key = 'slowVideo';

/**
 * The hint before a video on a 2G network: it may take long. Where the dialog itself has not arrived yet, nobody is left
 * waiting for it.
 * @returns true when the person puts the video off
 */
export const putOffBySlowNetwork =
  (): AppThunk<Promise<boolean>> =>
  async (dispatch, _, { services, bridge, deferredChunk }) => {
    if (bridge.commands.networkType() !== '2g' || services.sessionStorage.get(key) || !deferredChunk().arrived)
      return false;
    if ((await dispatch(openDialog('slowNetwork.video'))) !== 'primary') return true;
    services.sessionStorage.set(key, '1');
    return false;
  };
