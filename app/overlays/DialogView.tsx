import { Dialog } from '@tally/ui/Dialog';
import type { DialogContent } from './dialogContent';
import type { ArtTable } from './overlayTables';
import type { DialogAnswer } from './overlaysSlice';

export interface DialogViewProps {
  content: DialogContent;
  /** Where its picture is looked up; without one there it has none. */
  art: ArtTable;
  onAnswer: (answer: DialogAnswer) => void;
}

/** Draws any dialog of the product and reports how it was answered. */
export function DialogView({
  content: { tone, art, title, message, details, primary, secondary },
  art: pictures,
  onAnswer,
}: DialogViewProps) {
  return (
    <Dialog
      kind={tone === 'refusal' ? 'alertdialog' : 'dialog'}
      title={title}
      {...(message && { message })}
      picture={art && pictures[art]}
      primary={{ label: primary, onClick: () => onAnswer('primary') }}
      {...(secondary && { secondary: { label: secondary, onClick: () => onAnswer('secondary') } })}
      onClose={() => onAnswer('closed')}
    >
      {details}
    </Dialog>
  );
}
