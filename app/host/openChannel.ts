import type { OpenableChannel } from '@tally/contract/host/host';
import { hostCommands } from '../bridge/calls/hostCommands';
import { showToast } from '../overlays/showToast';
import { messagingServices } from '../platform/messaging.config';
import type { AppThunk } from '../state/appStore';

/** Opens the product's channel of a messaging service: through the phone app, or outside of it as a plain link. */
export const openChannel =
  (service: OpenableChannel): AppThunk =>
  (dispatch, _, { services }) => {
    const { channel } = messagingServices[service];
    if (!services.host()) return services.navigate(channel);
    if (!dispatch(hostCommands.openChannel({ channel: service, link: channel })))
      dispatch(showToast('links.openFailed'));
  };
