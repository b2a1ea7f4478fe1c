import type { OpenableChannel } from '@tally/contract/host';
import { showToast } from '../overlays/openDialog';
import { messagingServices } from '../platform/messaging.config';
import type { AppThunk } from '../store';

/** Opens the product's channel of a messaging service: through the phone app, or outside of it as a plain link. */
export const openChannel =
  (service: OpenableChannel): AppThunk =>
  (dispatch, _, { bridge, services }) => {
    const { channel } = messagingServices[service];
    if (!services.host()) return services.navigate(channel);
    if (!bridge.commands.openChannel(service, channel)) dispatch(showToast('links.openFailed'));
  };
