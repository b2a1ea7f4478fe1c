import type { Translate } from '@tally/locales/text';
import { resolveContent } from './contentOf';
import type { DialogContent } from './dialogContent';
import { DialogView } from './DialogView';
import { homeToasts } from './homeToasts';
import type { DialogRendererProps, ToastRendererProps } from './overlayRenderer';
import { pageDialogs } from './pageDialogs';
import { pageToasts } from './pageToasts';
import type { ToastContent } from './toastContent';
import { ToastView } from './ToastView';
import { useToastPlacement } from './useToastPlacement';

/** Home's toasts are shown over a page too, e.g. that the server cannot be reached. */
const toasts = { ...homeToasts, ...pageToasts };

/** A dialog of a page behind home. */
export function PageDialog({ t, dialog, onAnswer }: DialogRendererProps & { t: Translate }) {
  const content = resolveContent<DialogContent>(pageDialogs, t, dialog);
  return content && <DialogView content={content} onAnswer={onAnswer} />;
}

/** A toast over a page behind home. It covers nothing that is in use: a field, what is wrong with it, the button that was pressed. */
export function PageToast({ t, toast, place, ...rest }: ToastRendererProps & { t: Translate }) {
  const content = resolveContent<ToastContent>(toasts, t, toast);
  const [ref, free] = useToastPlacement(place);
  return content && <ToastView ref={ref} content={content} place={free} {...rest} />;
}
