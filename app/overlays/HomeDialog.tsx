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

/** One touch selects it. */
const selectable = { userSelect: 'all' } as const;

/** A dialog from its words; tells how it ended. */
export function HomeDialog({
  content: { tone, title, message, code, primary, secondary },
  picture,
  children,
  onAnswer,
}: HomeDialogProps) {
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
      {code ? <code style={selectable}>{code}</code> : children}
    </Dialog>
  );
}
