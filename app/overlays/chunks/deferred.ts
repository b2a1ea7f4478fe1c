import { DeferredToastView } from '../placement/DeferredToastView';
import { deletionOverlays } from '../kinds/deletion';
import { exitOverlays } from '../kinds/exit';
import { luckyOverlays } from '../kinds/lucky';
import { paymentOverlays } from '../kinds/payment';
import { rewardOverlays } from '../kinds/reward';
import { slowNetworkOverlays } from '../kinds/slowNetwork';
import { versionOverlays } from '../kinds/version';

/** Overlay domains that are loaded with the deferred part of home. */
export const deferredOverlays = {
  dialogs: {
    ...luckyOverlays.dialogs,
    ...slowNetworkOverlays.dialogs,
    ...deletionOverlays.dialogs,
    ...exitOverlays.dialogs,
    ...paymentOverlays.dialogs,
  },
  toasts: {
    ...luckyOverlays.toasts,
    ...rewardOverlays.toasts,
    ...versionOverlays.toasts,
  },
  ToastView: DeferredToastView,
};
