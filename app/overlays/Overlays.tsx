import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { whenArrived, type Loading } from '../cached';
import { useAppDispatch, useAppSelector, useOutside, useText } from '../hooks';
import { arriving } from '../arriving';
import { Boundary } from '../PageBoundary';
import { arrivesLate } from './arrivesLate';
import { answerDialog } from './ask';
import { contentOf } from './contentOf';
import type { DialogContent } from './dialogContent';
import { homeArt } from './homeArt';
import { HomeDialog } from './HomeDialog';
import { homeDialogs } from './homeDialogs';
import { homeToasts } from './homeToasts';
import type { OverlayKit } from './overlayKit';
import { selectDialog, selectToast, toastEnded, type DialogAnswer } from './overlaysSlice';
import type { ToastContent } from './toastContent';
import { ToastOf } from './ToastOf';

/** Dialogs and toasts whose code is fetched when the first of them is asked for. */
const lazyKit = (kit: () => Loading<OverlayKit>) => ({
  KitDialog: lazy(() => whenArrived(kit(), ({ KitDialog: Shown }) => ({ default: Shown }))),
  KitToast: lazy(() => whenArrived(kit(), ({ KitToast: Shown }) => ({ default: Shown }))),
});

/** The dialog and the toast that are up now. Home's are here; the others arrive with the late part of home or the other pages. */
export function Overlays() {
  const { lateKit, pageKit } = useOutside();
  const [{ late, page }] = useState(() => ({ late: lazyKit(lateKit), page: lazyKit(pageKit) }));
  const t = useText();
  const atHome = useLocation().pathname === '/home';
  const dispatch = useAppDispatch();
  const dialog = useAppSelector(selectDialog);
  const toast = useAppSelector(selectToast);
  const kitOf = ({ kind }: { kind: string }) => (arrivesLate(kind) ? late : page);
  const { KitDialog } = dialog ? kitOf(dialog) : page;
  const { KitToast } = toast ? kitOf(toast) : page;
  const content = dialog && contentOf<DialogContent>(homeDialogs, t, dialog);
  // Over a page with fields and forms a toast looks for a place where it covers nothing in use: the page kit knows how.
  const message = toast && atHome && contentOf<ToastContent>(homeToasts, t, toast);
  const place = dialog ? 'top' : 'middle';
  const onAnswer = (answer: DialogAnswer) => dialog && dispatch(answerDialog(dialog.id, answer));
  const onEnd = () => toast && dispatch(toastEnded({ id: toast.id }));
  return (
    <Suspense fallback={arriving}>
      {dialog && (
        <Boundary at={dialog.id} onFail={() => onAnswer('closed')}>
          {content ? (
            <HomeDialog
              key={dialog.id}
              content={content}
              picture={content.art && homeArt[content.art]}
              onAnswer={onAnswer}
            />
          ) : (
            <KitDialog key={dialog.id} dialog={dialog} onAnswer={onAnswer} />
          )}
        </Boundary>
      )}
      {toast && (
        <Boundary at={toast.id} onFail={onEnd}>
          {message ? (
            <ToastOf key={toast.id} place={place} content={message} onEnd={onEnd} />
          ) : (
            <KitToast key={toast.id} toast={toast} place={place} onEnd={onEnd} />
          )}
        </Boundary>
      )}
    </Suspense>
  );
}
