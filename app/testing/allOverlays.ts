import type { Translate } from '@tally/locales/text';
import { deferredOverlays } from '../overlays/chunks/deferred';
import type { DialogContent } from '../overlays/content/dialogContent';
import { homeOverlays } from '../overlays/chunks/home';
import type { DialogParams, ToastParams } from '../overlays/chunks/overlayParams';
import { pageOverlays } from '../overlays/chunks/pages';
import { operatorOverlays } from '../overlays/kinds/operator';
import type { ToastContent } from '../overlays/content/toastContent';

type All<Params, Content> = { [Kind in keyof Params]: (t: Translate<'operator'>, params: Params[Kind]) => Content };

/** The content of every dialog by its kind, from all chunks. */
export const allDialogs: All<DialogParams, DialogContent> = {
  ...homeOverlays.dialogs,
  ...deferredOverlays.dialogs,
  ...pageOverlays.dialogs,
  ...operatorOverlays.dialogs,
};

/** The content of every toast by its kind. */
export const allToasts: All<ToastParams, ToastContent> = {
  ...homeOverlays.toasts,
  ...deferredOverlays.toasts,
  ...pageOverlays.toasts,
  ...operatorOverlays.toasts,
};
