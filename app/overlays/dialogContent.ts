import type { ReactNode } from 'react';

/** The pictures a dialog may carry. */
export type DialogArt =
  | 'coin'
  | 'gift'
  | 'calendar'
  | 'ticket'
  | 'player'
  | 'wallet'
  | 'unplugged'
  | 'shield'
  | 'refused'
  | 'letters'
  | 'quiz'
  | 'clock'
  | 'envelope'
  | 'megaphone'
  | 'team'
  | 'star';

/** What a dialog shows. Without `secondary` there is one button. A refusal is announced at once (role alertdialog). */
export interface DialogContent {
  tone: 'dialog' | 'refusal';
  art?: DialogArt | undefined;
  title: string;
  message: string;
  /** Between the message and the buttons: facts to look over, or a code to copy. */
  details?: ReactNode;
  primary: string;
  secondary?: string;
}
