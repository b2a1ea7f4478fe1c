import { accountOverlays } from './accountOverlays';
import { confirmationOverlays } from './confirmationOverlays';
import { feedbackOverlays } from './feedbackOverlays';
import { homeOverlays } from './homeOverlays';
import { operatorOverlays } from './operatorOverlays';
import { permissionsOverlays } from './permissionsOverlays';
import { PlacedToastView } from './PlacedToastView';
import { privacyOverlays } from './privacyOverlays';
import { reviewOverlays } from './reviewOverlays';
import { reviewTaskOverlays } from './reviewTaskOverlays';
import { walletOverlays } from './walletOverlays';

/** Overlay domains of the pages behind home, and of rare cards of home; loaded with the first of those pages. */
export const pageOverlays = {
  dialogs: {
    ...walletOverlays.dialogs,
    ...accountOverlays.dialogs,
    ...reviewOverlays.dialogs,
    ...reviewTaskOverlays.dialogs,
    ...feedbackOverlays.dialogs,
    ...permissionsOverlays.dialogs,
    ...operatorOverlays.dialogs,
  },
  toasts: {
    // Home's toasts are shown on pages too, e.g. that the server cannot be reached.
    ...homeOverlays.toasts,
    ...confirmationOverlays.toasts,
    ...walletOverlays.toasts,
    ...accountOverlays.toasts,
    ...reviewOverlays.toasts,
    ...reviewTaskOverlays.toasts,
    ...feedbackOverlays.toasts,
    ...privacyOverlays.toasts,
    ...operatorOverlays.toasts,
  },
  ToastView: PlacedToastView,
};
