import { DeferredToastView } from './DeferredToastView';
import { deletionOverlays } from './deletionOverlays';
import { exitOverlays } from './exitOverlays';
import { luckyOverlays } from './luckyOverlays';
import { rewardOverlays } from './rewardOverlays';
import { slowNetworkOverlays } from './slowNetworkOverlays';
import { versionOverlays } from './versionOverlays';

/** Overlay domains that are loaded with the deferred part of home. */
export const deferredOverlays = {
  dialogs: {
    ...luckyOverlays.dialogs,
    ...slowNetworkOverlays.dialogs,
    ...deletionOverlays.dialogs,
    ...exitOverlays.dialogs,
  },
  toasts: {
    ...luckyOverlays.toasts,
    ...rewardOverlays.toasts,
    ...versionOverlays.toasts,
  },
  ToastView: DeferredToastView,
};
