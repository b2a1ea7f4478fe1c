import { Dialog } from '@tally/ui/Dialog';
import { StatusArt } from '@tally/ui/StatusArt';
import type { DialogAnswer, DialogContent } from './content/dialogContent';
import { artSizes, dialogRank } from './content/dialogRank';

export interface DialogViewProps {
  content: DialogContent;
  onAnswer: (answer: DialogAnswer) => void;
}

/** Renders a dialog of any kind and reports its answer. */
export function DialogView({ content, onAnswer }: DialogViewProps) {
  const { tone, art: Art, picture, status, ground, title, wholeTitle, amount, message, details } = content;
  const { primary, primaryTone, secondary, stacked, render } = content;
  const rank = dialogRank(content);
  if (render) return render(onAnswer);
  return (
    <Dialog
      kind={tone === 'refusal' ? 'alertdialog' : 'dialog'}
      rank={rank}
      title={title}
      {...(wholeTitle && { wholeTitle })}
      amount={amount}
      {...(message && { message })}
      picture={
        picture
          ? picture()
          : Art && (
              <StatusArt
                {...(rank === 'trouble' && { size: 'small' })}
                {...(status && { status })}
                {...(ground && { ground })}
              >
                <Art size={artSizes[rank]} />
              </StatusArt>
            )
      }
      primary={{ label: primary, tone: primaryTone, onClick: () => onAnswer('primary') }}
      {...(secondary && { secondary: { label: secondary, onClick: () => onAnswer('secondary') } })}
      {...(stacked && { stacked })}
      onClose={() => onAnswer('closed')}
    >
      {details}
    </Dialog>
  );
}
