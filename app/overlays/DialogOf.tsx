import { ConfirmList } from '@tally/ui/ConfirmList';
import { Dialog } from '@tally/ui/Dialog';
import { dialogArt } from './dialogArt';
import type { DialogContent } from './dialogContent';
import type { DialogAnswer } from './overlaysSlice';

/** A dialog from its words; tells how it ended. */
export function DialogOf({ content, onAnswer }: { content: DialogContent; onAnswer: (answer: DialogAnswer) => void }) {
  const { tone, title, message, art, facts, primary, secondary } = content;
  return (
    <Dialog
      kind={tone === 'refusal' ? 'alertdialog' : 'dialog'}
      title={title}
      {...(message && { message })}
      picture={art && dialogArt[art]}
      primary={{ label: primary, onClick: () => onAnswer('primary') }}
      {...(secondary && { secondary: { label: secondary, onClick: () => onAnswer('secondary') } })}
      onClose={() => onAnswer('closed')}
    >
      {facts && <ConfirmList rows={facts} />}
    </Dialog>
  );
}
