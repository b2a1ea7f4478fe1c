import type { Translate } from '@tally/locales/text';
import { contentOf } from './contentOf';
import type { DialogContent } from './dialogContent';
import { DialogOf } from './DialogOf';
import type { KitDialogProps, KitToastProps } from './overlayKit';
import { pageDialogs } from './pageDialogs';
import { pageToasts } from './pageToasts';
import type { ToastContent } from './toastContent';
import { ToastOf } from './ToastOf';

/** A dialog of a page behind home. */
export function PageDialog({ t, dialog, onAnswer }: KitDialogProps & { t: Translate }) {
  const content = contentOf<DialogContent>(pageDialogs, t, dialog);
  return content && <DialogOf content={content} onAnswer={onAnswer} />;
}

/** A toast of a page behind home. */
export function PageToast({ t, toast, ...rest }: KitToastProps & { t: Translate }) {
  const content = contentOf<ToastContent>(pageToasts, t, toast);
  return content && <ToastOf content={content} {...rest} />;
}
