import type { ArtStatus, StatusArtProps } from '@tally/ui/StatusArt';
import type { ReactNode } from 'react';
import type { DialogAnswer } from './overlaysSlice';

/** An icon of what a dialog is about. The domain that opens the dialog brings it, so it arrives with its texts. */
export type DialogArt = (props: { size: number }) => ReactNode;

/** What a dialog shows. Without `secondary` there is one button. A refusal is announced at once (role alertdialog). */
export interface DialogContent {
  tone: 'dialog' | 'refusal';
  /** What it is about: the task, the wallet, the account. It stays the same however it turned out. */
  art?: DialogArt;
  /** How it turned out: a badge on the picture. */
  status?: ArtStatus;
  /** The ground of a picture without a badge. */
  ground?: StatusArtProps['ground'];
  title: string;
  message: string;
  /** Between the message and the buttons: facts to look over, or a code to copy. */
  details?: ReactNode;
  primary: string;
  secondary?: string;
  /** Draws it in place of the usual box: the receipt of a withdrawal. */
  render?: (onAnswer: (answer: DialogAnswer) => void) => ReactNode;
}
