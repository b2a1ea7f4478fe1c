import type { DialogAction } from '@tally/ui/Dialog';
import type { ArtStatus, StatusArtProps } from '@tally/ui/StatusArt';
import type { ReactNode } from 'react';

/** How a dialog ended: by one of its buttons, or closed (Escape, back, the scrim). */
export type DialogAnswer = 'primary' | 'secondary' | 'closed';

/**
 * Illustration of a dialog's subject. It is part of the overlay domain, so it is loaded together with the domain's
 * texts.
 */
export type DialogArt = (props: { size: number }) => ReactNode;

/**
 * Content of a dialog. Without `secondary` there is one button. A refusal has the role alertdialog and is announced at
 * once.
 */
export interface DialogContent {
  tone: 'dialog' | 'refusal';
  /** The dialog's subject: the task, the wallet, the account. The same for every outcome. */
  art?: DialogArt;
  /** Shown in place of `art` and its circle. */
  picture?: () => ReactNode;
  /** The outcome, shown as a badge on the illustration. */
  status?: ArtStatus;
  /** Background of an illustration without a badge. */
  ground?: StatusArtProps['ground'];
  title: string;
  /** The title names a person: it is not cut (DIALOG-1). */
  wholeTitle?: true;
  /** Something that opens again at its time. The other ranks follow from the rest (`dialogRank.ts`). */
  rank?: 'limit';
  /** The formatted amount, where the dialog is about what became of it: its largest words. */
  amount?: string | undefined;
  message: string;
  /** Content between the message and the buttons: data to check, or a code to copy. */
  details?: ReactNode;
  primary: string;
  primaryTone?: DialogAction['tone'];
  secondary?: string;
  /** The buttons stand below one another whatever their labels: one question has one look in all its variants. */
  stacked?: true;
  /** Renders the dialog in place of the standard box; used for the receipt of a withdrawal. */
  render?: (onAnswer: (answer: DialogAnswer) => void) => ReactNode;
}
