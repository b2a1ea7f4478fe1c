import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { mapLoaded, type Loadable } from '../navigation/lazyWithPreload';
import { useAppDispatch, useAppSelector } from '../platform/reduxHooks';
import { useAppContext } from '../platform/appContext';
import { useTranslate } from '../i18n/useTranslate';
import { suspenseFallback } from '../navigation/SuspenseFallback';
import { ErrorBoundary } from '../navigation/ErrorBoundary';
import { isDeferred } from './isDeferred';
import { answerDialog } from './openDialog';
import { resolveContent } from './contentOf';
import type { DialogContent } from './dialogContent';
import { homeArt } from './homeArt';
import { HomeDialog } from './HomeDialog';
import { homeDialogs } from './homeDialogs';
import { homeToasts } from './homeToasts';
import type { OverlayRenderer } from './overlayRenderer';
import { selectDialog, selectToast, toastEnded, type DialogAnswer } from './overlaysSlice';
import type { ToastContent } from './toastContent';
import { ToastView } from './ToastView';

/** Dialogs and toasts whose code is fetched when the first of them is asked for. */
const lazyKit = (kit: () => Loadable<OverlayRenderer>) => ({
  KitDialog: lazy(() => mapLoaded(kit(), ({ DialogRenderer: Shown }) => ({ default: Shown }))),
  KitToast: lazy(() => mapLoaded(kit(), ({ ToastRenderer: Shown }) => ({ default: Shown }))),
});

/** The dialog and the toast that are up now. Home's are here; the others arrive with the late part of home or the other pages. */
export function Overlays() {
  const { deferredChunk, pageChunk } = useAppContext();
  const [{ late, page }] = useState(() => ({ late: lazyKit(deferredChunk), page: lazyKit(pageChunk) }));
  const t = useTranslate();
  const atHome = useLocation().pathname === '/home';
  const dispatch = useAppDispatch();
  const dialog = useAppSelector(selectDialog);
  const toast = useAppSelector(selectToast);
  const kitOf = ({ kind }: { kind: string }) => (isDeferred(kind) ? late : page);
  const { KitDialog } = dialog ? kitOf(dialog) : page;
  const { KitToast } = toast ? kitOf(toast) : page;
  const content = dialog && resolveContent<DialogContent>(homeDialogs, t, dialog);
  // Over a page with fields and forms a toast looks for a place where it covers nothing in use: the page kit knows how.
  const message = toast && atHome && resolveContent<ToastContent>(homeToasts, t, toast);
  const place = dialog ? 'top' : 'middle';
  const onAnswer = (answer: DialogAnswer) => dialog && dispatch(answerDialog(dialog.id, answer));
  const onEnd = () => toast && dispatch(toastEnded({ id: toast.id }));
  return (
    <Suspense fallback={suspenseFallback}>
      {dialog && (
        <ErrorBoundary at={dialog.id} onFail={() => onAnswer('closed')}>
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
        </ErrorBoundary>
      )}
      {toast && (
        <ErrorBoundary at={toast.id} onFail={onEnd}>
          {message ? (
            <ToastView key={toast.id} place={place} content={message} onEnd={onEnd} />
          ) : (
            <KitToast key={toast.id} toast={toast} place={place} onEnd={onEnd} />
          )}
        </ErrorBoundary>
      )}
    </Suspense>
  );
}
