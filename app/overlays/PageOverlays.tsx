import type { Translate } from '@tally/locales/text';
import { Toast } from '@tally/ui/Toast';
import type { DialogContent } from './dialogContent';
import { DialogOf } from './DialogOf';
import type { DialogAnswer, OpenDialog, OpenToast } from './overlaysSlice';
import { pageDialogs } from './pageDialogs';
import { pageToasts } from './pageToasts';
import type { ToastContent } from './toastContent';
import { useToastPlace } from './useToastPlace';

/** A dialog of a page behind home. */
export function PageDialog({ t, dialog: { kind, params }, onAnswer }: { t: Translate; dialog: OpenDialog; onAnswer: (answer: DialogAnswer) => void }) {
  return <DialogOf content={(pageDialogs as Record<string, unknown> as Record<string, (t: Translate, params: unknown) => DialogContent>)[kind]?.(t, params) as DialogContent} onAnswer={onAnswer} />;
}

/** A toast of a page behind home. It covers nothing that is in use: a field, what is wrong with it, the button that was pressed. */
export function PageToast({ t, toast: { kind, params }, place, onEnd }: { t: Translate; toast: OpenToast; place: 'middle' | 'top'; onEnd: () => void }) {
  const { type, message, stay } = (pageToasts as Record<string, unknown> as Record<string, (t: Translate, params: unknown) => ToastContent>)[kind]?.(t, params) as ToastContent;
  const [ref, free] = useToastPlace(place);
  return <Toast ref={ref} kind={type} message={message} place={free} {...(stay && { stay })} onEnd={onEnd} />;
}
