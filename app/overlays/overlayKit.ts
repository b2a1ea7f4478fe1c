import type { ReactNode } from 'react';
import type { DialogAnswer, OpenDialog, OpenToast } from './overlaysSlice';

export interface KitDialogProps {
  dialog: OpenDialog;
  onAnswer: (answer: DialogAnswer) => void;
}

export interface KitToastProps {
  toast: OpenToast;
  place: 'middle' | 'top';
  onEnd: () => void;
}

/** Dialogs and toasts that are not in the start: those of the late part of home, or of the other pages. */
export interface OverlayKit {
  KitDialog: (props: KitDialogProps) => ReactNode;
  KitToast: (props: KitToastProps) => ReactNode;
}
