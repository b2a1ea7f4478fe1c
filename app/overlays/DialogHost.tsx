import type { Translate } from '@tally/locales/text';
import { Suspense, useMemo } from 'react';
import { useHomeTranslate } from '../i18n/useTranslate';
import { ErrorBoundary } from '../navigation/ErrorBoundary';
import type { Loadable } from '../navigation/lazyWithPreload';
import { suspenseFallback } from '../navigation/SuspenseFallback';
import { useChunks } from '../state/appContext';
import { useAppDispatch, useAppSelector } from '../state/reduxHooks';
import { DialogView } from './DialogView';
import { answerDialog } from './openDialog';
import { renderEntry } from './content/overlayTable';
import type { AnyOverlayChunk } from './chunks/overlayChunk';
import { selectDialog, type DialogEntry } from '../state/overlaysSlice';
import type { DialogAnswer } from './content/dialogContent';
import { loadDialog } from './overlayLoading';
import { useLoaded } from './useLoaded';

interface LoadedDialogProps {
  load: Loadable<AnyOverlayChunk>;
  dialog: DialogEntry;
  onAnswer: (answer: DialogAnswer) => void;
}

function LoadedDialog({ load, dialog, onAnswer }: LoadedDialogProps) {
  const { dialogs, translate } = useLoaded(load);
  const startTexts = useHomeTranslate();
  const content = renderEntry(dialogs, (translate ?? startTexts) as Translate<'operator'>, dialog);
  return content && <DialogView content={content} onAnswer={onAnswer} />;
}

/** Renders the open dialog: the first of the queue. A dialog whose code cannot be loaded is treated as closed. */
export function DialogHost() {
  const chunks = useChunks();
  const dispatch = useAppDispatch();
  const dialog = useAppSelector(selectDialog);
  // Memoized while the dialog is open: a failed load must not restart with each render.
  const load = useMemo(() => dialog && loadDialog(dialog.kind, chunks), [dialog, chunks]);
  if (!dialog || !load) return null;
  const onAnswer = (answer: DialogAnswer) => dispatch(answerDialog(dialog.id, answer));
  return (
    <Suspense fallback={suspenseFallback}>
      <ErrorBoundary at={dialog.id} onFail={() => onAnswer('closed')}>
        <LoadedDialog key={dialog.id} load={load} dialog={dialog} onAnswer={onAnswer} />
      </ErrorBoundary>
    </Suspense>
  );
}
