import type { TextPart, Translate } from '@tally/locales/text';
import type { ReactNode } from 'react';
import type { DialogContent } from '../content/dialogContent';
import type { Renderers } from '../content/overlayTable';
import type { ToastContent } from '../content/toastContent';
import type { ToastViewProps } from '../placement/ToastView';
import type { DialogParams, ToastParams } from './overlayParams';

/** The merged overlay domains of one chunk of the app, with the components that render them. */
export interface OverlayChunk<Part extends TextPart = 'pages'> {
  dialogs: Renderers<DialogParams, DialogContent, Part>;
  toasts: Renderers<ToastParams, ToastContent, Part>;
  ToastView: (props: ToastViewProps & { place: 'middle' | 'top' }) => ReactNode;
  /** Translate function with the texts of this chunk; without it home's is used. */
  translate?: Translate<Part>;
}

/** Any of the chunks: each renders with its own texts only. */
export type AnyOverlayChunk = OverlayChunk<'home'> | OverlayChunk<'deferred'> | OverlayChunk | OverlayChunk<'operator'>;
