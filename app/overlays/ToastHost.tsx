import type { Translate } from '@tally/locales/text';
import { Suspense, useMemo } from 'react';
import { useHomeTranslate } from '../i18n/useTranslate';
import { ErrorBoundary } from '../navigation/ErrorBoundary';
import type { Loadable } from '../navigation/lazyWithPreload';
import { suspenseFallback } from '../navigation/SuspenseFallback';
import { useChunks, useCurrentPage } from '../state/appContext';
import { useAppDispatch, useAppSelector } from '../state/reduxHooks';
import { renderEntry } from './content/overlayTable';
import type { AnyOverlayChunk } from './chunks/overlayChunk';
import { selectDialog, selectToast, toastEnded, type ToastEntry } from '../state/overlaysSlice';
import { loadToast } from './overlayLoading';
import { useLoaded } from './useLoaded';

interface LoadedToastProps {
  load: Loadable<AnyOverlayChunk>;
  toast: ToastEntry;
  place: 'middle' | 'top';
  onEnd: () => void;
}

function LoadedToast({ load, toast, place, onEnd }: LoadedToastProps) {
  const { toasts, ToastView, translate } = useLoaded(load);
  const startTexts = useHomeTranslate();
  const content = renderEntry(toasts, (translate ?? startTexts) as Translate<'operator'>, toast);
  return content && <ToastView content={content} place={place} onEnd={onEnd} />;
}

/**
 * Renders the current toast; at the top while a dialog is open. A toast whose code cannot be loaded is treated as
 * ended.
 */
export function ToastHost() {
  const chunks = useChunks();
  const dispatch = useAppDispatch();
  const atHome = useCurrentPage().path === '/home';
  const dialog = useAppSelector(selectDialog);
  const toast = useAppSelector(selectToast);
  // Memoized while the toast is shown: a failed load must not restart with each render.
  const load = useMemo(() => toast && loadToast(toast.kind, atHome, chunks), [toast, atHome, chunks]);
  if (!toast || !load) return null;
  const onEnd = () => void dispatch(toastEnded({ id: toast.id }));
  return (
    <Suspense fallback={suspenseFallback}>
      <ErrorBoundary at={toast.id} onFail={onEnd}>
        <LoadedToast key={toast.id} load={load} toast={toast} place={dialog ? 'top' : 'middle'} onEnd={onEnd} />
      </ErrorBoundary>
    </Suspense>
  );
}
