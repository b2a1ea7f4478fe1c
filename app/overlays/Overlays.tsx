import { Toast } from '@tally/ui/Toast';
import type { Translate } from '@tally/locales/text';
import { useAppDispatch, useAppSelector, useText } from '../hooks';
import { answerDialog } from './ask';
import { DialogOf } from './DialogOf';
import type { DialogContent } from './dialogContent';
import { dialogTexts } from './dialogTexts';
import { selectDialog, selectToast, toastEnded, type OpenDialog, type OpenToast } from './overlaysSlice';
import { toastTexts, type ToastContent } from './toastTexts';

/** An open dialog in words. Its params fit its kind: they were typed when it was asked for. */
const dialogContent = (t: Translate, { kind, params }: OpenDialog): DialogContent => (dialogTexts[kind] as (t: Translate, params: unknown) => DialogContent)(t, params);
const toastContent = (t: Translate, { kind, params }: OpenToast): ToastContent => (toastTexts[kind] as (t: Translate, params: unknown) => ToastContent)(t, params);

/** The dialog and the toast that are up now. */
export function Overlays() {
  const t = useText();
  const dispatch = useAppDispatch();
  const dialog = useAppSelector(selectDialog);
  const toast = useAppSelector(selectToast);
  const message = toast && toastContent(t, toast);
  return (
    <>
      {dialog && <DialogOf key={dialog.id} content={dialogContent(t, dialog)} onAnswer={(answer) => dispatch(answerDialog(dialog.id, answer))} />}
      {toast && message && <Toast key={toast.id} kind={message.type} message={message.message} onEnd={() => dispatch(toastEnded({ id: toast.id }))} />}
    </>
  );
}
