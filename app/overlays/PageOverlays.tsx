import type { Translate } from '@tally/locales/text';
import { contentOf } from './contentOf';
import type { DialogContent } from './dialogContent';
import { DialogOf } from './DialogOf';
import { homeToasts } from './homeToasts';
import type { KitDialogProps, KitToastProps } from './overlayKit';
import { pageDialogs } from './pageDialogs';
import { pageToasts } from './pageToasts';
import type { ToastContent } from './toastContent';
import { ToastOf } from './ToastOf';
import { useToastPlace } from './useToastPlace';

/** Home's toasts are shown over a page too, e.g. that the server cannot be reached. */
const toasts = { ...homeToasts, ...pageToasts };

/** A dialog of a page behind home. */
export function PageDialog({ t, dialog, onAnswer }: KitDialogProps & { t: Translate }) {
  const content = contentOf<DialogContent>(pageDialogs, t, dialog);
  return content && <DialogOf content={content} onAnswer={onAnswer} />;
}

/** A toast over a page behind home. It covers nothing that is in use: a field, what is wrong with it, the button that was pressed. */
export function PageToast({ t, toast, place, ...rest }: KitToastProps & { t: Translate }) {
  const content = contentOf<ToastContent>(toasts, t, toast);
  const [ref, free] = useToastPlace(place);
  return content && <ToastOf ref={ref} content={content} place={free} {...rest} />;
}
