import type { Translate } from '@tally/locales/text';
import { contentOf } from './contentOf';
import type { DialogContent } from './dialogContent';
import { homeArt } from './homeArt';
import { HomeDialog } from './HomeDialog';
import { lateDialogs } from './lateDialogs';
import { lateToasts } from './lateToasts';
import type { KitDialogProps, KitToastProps } from './overlayKit';
import type { ToastContent } from './toastContent';
import { ToastOf } from './ToastOf';

/** A dialog of the late part of home. */
export function LateDialog({ t, dialog, onAnswer }: KitDialogProps & { t: Translate }) {
  const content = contentOf<DialogContent>(lateDialogs, t, dialog);
  return content && <HomeDialog content={content} picture={content.art && homeArt[content.art]} onAnswer={onAnswer} />;
}

/** A toast of the late part of home. */
export function LateToast({ t, toast, ...rest }: KitToastProps & { t: Translate }) {
  const content = contentOf<ToastContent>(lateToasts, t, toast);
  return content && <ToastOf content={content} {...rest} />;
}
