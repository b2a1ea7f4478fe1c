import type { Translate } from '@tally/locales/text';

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

/** A dialog in words. Without `secondary` there is one button. A refusal is announced at once (role alertdialog). */
export interface DialogContent {
  tone: 'dialog' | 'refusal';
  art?: DialogArt | undefined;
  title: string;
  message: string;
  /** Facts to look over before confirming: label and value. */
  facts?: readonly { label: string; value: string }[];
  /** What customer service may want to know; selected as a whole, to be copied. */
  code?: string;
  primary: string;
  secondary?: string;
}

/** For each kind of dialog, its words from what it is told. */
export type DialogTexts<Params> = { [K in keyof Params]: (t: Translate, params: Params[K]) => DialogContent };
