import { hostCommands } from '../../bridge/calls/hostCommands';
import { copyText } from '../../overlays/copyText';
import { showToast } from '../../overlays/showToast';
import { selectSession } from '../../state/sessionSlice';
import type { AppThunk } from '../../state/appStore';
import { supportDetails } from './supportDetails';

/** Copies the diagnostic details for customer service to the clipboard, and says so; shows them where that does not work. */
export const copySupportDetails =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { services, clock, droppedItems, refusals }) => {
    const session = selectSession(getState());
    const details =
      session &&
      supportDetails({
        session,
        online: services.online(),
        network: dispatch(hostCommands.networkType()),
        asksBeforeBack: services.host() && dispatch(hostCommands.callsHostBack()),
        now: clock.now(),
        dropped: droppedItems.list(),
        refusals: refusals.list(),
      });
    if (details === null) return dispatch(showToast('network.unknownError'));
    if (await dispatch(copyText(details))) dispatch(showToast('feedback.detailsCopied'));
  };
