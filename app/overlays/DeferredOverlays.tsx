import type { Translate } from '@tally/locales/text';
import { resolveContent } from './contentOf';
import type { DialogContent } from './dialogContent';
import { homeArt } from './homeArt';
import { HomeDialog } from './HomeDialog';
import { deferredDialogs } from './deferredDialogs';
import { deferredToasts } from './deferredToasts';
import type { DialogRendererProps, ToastRendererProps } from './overlayRenderer';
import type { ToastContent } from './toastContent';
import { ToastView } from './ToastView';

/** A dialog of the late part of home. */
export function DeferredDialog({ t, dialog, onAnswer }: DialogRendererProps & { t: Translate }) {
  const content = resolveContent<DialogContent>(deferredDialogs, t, dialog);
  return content && <HomeDialog content={content} picture={content.art && homeArt[content.art]} onAnswer={onAnswer} />;
}

/** A toast of the late part of home. */
export function DeferredToast({ t, toast, ...rest }: ToastRendererProps & { t: Translate }) {
  const content = resolveContent<ToastContent>(deferredToasts, t, toast);
  return content && <ToastView content={content} {...rest} />;
}
