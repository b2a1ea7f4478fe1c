import { Toast } from '@tally/ui/Toast';
import type { Translate } from '@tally/locales/text';
import { lazy, Suspense, useState } from 'react';
import { whenArrived } from '../cached';
import { useAppDispatch, useAppSelector, useOutside, useText } from '../hooks';
import { arriving } from '../arriving';
import { answerDialog } from './ask';
import type { DialogContent } from './dialogContent';
import { homeArt } from './homeArt';
import { HomeDialog } from './HomeDialog';
import { homeDialogs } from './homeDialogs';
import { homeToasts } from './homeToasts';
import { selectDialog, selectToast, toastEnded, type DialogAnswer, type OpenDialog, type OpenToast } from './overlaysSlice';
import type { ToastContent } from './toastContent';

/** An open dialog in words. Its params fit its kind: they were typed when it was asked for. Undefined: not one of home's. */
const dialogContent = (t: Translate, { kind, params }: OpenDialog) => (homeDialogs as Partial<Record<string, (t: Translate, params: unknown) => DialogContent>>)[kind]?.(t, params);
const toastContent = (t: Translate, { kind, params }: OpenToast) => (homeToasts as Partial<Record<string, (t: Translate, params: never) => ToastContent>>)[kind]?.(t, params as never);

/** The dialog and the toast that are up now. Home's are here; the other pages' arrive with those. */
export function Overlays() {
  const { pageKit } = useOutside();
  const [{ PageDialog, PageToast }] = useState(() => ({
    PageDialog: lazy(() => whenArrived(pageKit(), ({ PageDialog: Shown }) => ({ default: Shown }))),
    PageToast: lazy(() => whenArrived(pageKit(), ({ PageToast: Shown }) => ({ default: Shown }))),
  }));
  const t = useText();
  const dispatch = useAppDispatch();
  const dialog = useAppSelector(selectDialog);
  const toast = useAppSelector(selectToast);
  const content = dialog && dialogContent(t, dialog);
  const message = toast && toastContent(t, toast);
  const place = dialog ? 'top' : 'middle';
  const onAnswer = (answer: DialogAnswer) => dialog && dispatch(answerDialog(dialog.id, answer));
  const onEnd = () => toast && dispatch(toastEnded({ id: toast.id }));
  return (
    <Suspense fallback={arriving}>
      {dialog && (content ? <HomeDialog key={dialog.id} content={content} picture={content.art && homeArt[content.art]} onAnswer={onAnswer} /> : <PageDialog key={dialog.id} dialog={dialog} onAnswer={onAnswer} />)}
      {toast && (message ? <Toast key={toast.id} place={place} kind={message.type} message={message.message} {...(message.stay && { stay: message.stay })} onEnd={onEnd} /> : <PageToast key={toast.id} toast={toast} place={place} onEnd={onEnd} />)}
    </Suspense>
  );
}
