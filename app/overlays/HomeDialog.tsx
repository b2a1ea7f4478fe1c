import { Dialog } from '@tally/ui/Dialog';
import type { ReactNode } from 'react';
import type { DialogContent } from './dialogContent';
import type { DialogAnswer } from './overlaysSlice';

export interface HomeDialogProps {
  content: DialogContent;
  picture: ReactNode;
  /** What stands between the message and the buttons. */
  children?: ReactNode;
  onAnswer: (answer: DialogAnswer) => void;
}

/** A dialog from its words; tells how it ended. */
export function HomeDialog({ content: { tone, title, message, primary, secondary }, picture, children, onAnswer }: HomeDialogProps) {
  return (
    <Dialog
      kind={tone === 'refusal' ? 'alertdialog' : 'dialog'}
      title={title}
      {...(message && { message })}
      picture={picture}
      primary={{ label: primary, onClick: () => onAnswer('primary') }}
      {...(secondary && { secondary: { label: secondary, onClick: () => onAnswer('secondary') } })}
      onClose={() => onAnswer('closed')}
    >
      {children}
    </Dialog>
  );
}
