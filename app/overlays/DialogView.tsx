import { Dialog } from '@tally/ui/Dialog';
import { StatusArt } from '@tally/ui/StatusArt';
import type { DialogContent } from './content/dialogContent';
import type { DialogAnswer } from './content/dialogContent';

export interface DialogViewProps {
  content: DialogContent;
  onAnswer: (answer: DialogAnswer) => void;
}

/** Renders a dialog of any kind and reports its answer. */
export function DialogView({
  content: {
    tone,
    art: Art,
    picture,
    status,
    ground,
    title,
    message,
    details,
    primary,
    primaryTone,
    secondary,
    stacked,
    render,
  },
  onAnswer,
}: DialogViewProps) {
  if (render) return render(onAnswer);
  return (
    <Dialog
      kind={tone === 'refusal' ? 'alertdialog' : 'dialog'}
      title={title}
      {...(message && { message })}
      picture={
        picture
          ? picture()
          : Art && (
              <StatusArt {...(status && { status })} {...(ground && { ground })}>
                <Art size={64} />
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
