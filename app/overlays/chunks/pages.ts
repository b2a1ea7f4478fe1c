import { accountOverlays } from '../kinds/account';
import { confirmationOverlays } from '../kinds/confirmation';
import { copyingOverlays } from '../kinds/copying';
import { feedbackOverlays } from '../kinds/feedback';
import { homeOverlays } from './home';
import { permissionsOverlays } from '../kinds/permissions';
import { deletionFormOverlays } from '../kinds/deletionForm';
import { reviewOverlays } from '../kinds/review';
import { reviewTaskOverlays } from '../kinds/reviewTask';
import { walletOverlays } from '../kinds/wallet';

/** Overlay domains of the pages behind home, and of rare cards of home; loaded with the first of those pages. */
export const pageOverlays = {
  dialogs: {
    ...walletOverlays.dialogs,
    ...accountOverlays.dialogs,
    ...reviewOverlays.dialogs,
    ...reviewTaskOverlays.dialogs,
    ...feedbackOverlays.dialogs,
    ...permissionsOverlays.dialogs,
    ...copyingOverlays.dialogs,
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
    ...deletionFormOverlays.toasts,
  },
  ToastView: homeOverlays.ToastView,
};
