import { linksOverlays } from '../kinds/links';
import { loginOverlays } from '../kinds/login';
import { networkOverlays } from '../kinds/network';
import { tasksOverlays } from '../kinds/tasks';
import { teamOverlays } from '../kinds/team';
import { ToastView } from '../placement/ToastView';

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
