import { luckyOverlays } from './luckyOverlays';
import { reviewTaskOverlays } from './reviewTaskOverlays';
import { slowNetworkOverlays } from './slowNetworkOverlays';
import { ToastView } from './ToastView';

/** The domains that come with the deferred part of home. */
export const deferredOverlays = {
  dialogs: { ...luckyOverlays.dialogs, ...reviewTaskOverlays.dialogs, ...slowNetworkOverlays.dialogs },
  toasts: { ...luckyOverlays.toasts, ...reviewTaskOverlays.toasts },
  ToastView,
};
