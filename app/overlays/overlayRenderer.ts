import type { ReactNode } from 'react';
import type { DialogAnswer, DialogEntry, ToastEntry } from './overlaysSlice';

export interface DialogRendererProps {
  dialog: DialogEntry;
  onAnswer: (answer: DialogAnswer) => void;
}

export interface ToastRendererProps {
  toast: ToastEntry;
  place: 'middle' | 'top';
  onEnd: () => void;
}

/** Dialogs and toasts that are not in the start: those of the late part of home, or of the other pages. */
export interface OverlayRenderer {
  DialogRenderer: (props: DialogRendererProps) => ReactNode;
  ToastRenderer: (props: ToastRendererProps) => ReactNode;
}
