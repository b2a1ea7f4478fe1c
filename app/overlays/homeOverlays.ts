import { linksOverlays } from './linksOverlays';
import { loginOverlays } from './loginOverlays';
import { networkOverlays } from './networkOverlays';
import { tasksOverlays } from './tasksOverlays';
import { teamOverlays } from './teamOverlays';
import { ToastView } from './ToastView';

/** Overlay domains that home opens; loaded with the start. */
export const homeOverlays = {
  dialogs: {
    ...tasksOverlays.dialogs,
    ...loginOverlays.dialogs,
    ...networkOverlays.dialogs,
  },
  toasts: {
    ...tasksOverlays.toasts,
    ...loginOverlays.toasts,
    ...networkOverlays.toasts,
    ...teamOverlays.toasts,
    ...linksOverlays.toasts,
  },
  ToastView,
};
