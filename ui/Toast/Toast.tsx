import { Fragment, type ComponentProps } from 'react';
import { useTimeout } from '../Environment/Environment';
import { AlertIcon } from '../icons/AlertIcon';
import { CheckIcon } from '../icons/CheckIcon';
import { SpinnerIcon } from '../icons/SpinnerIcon';
import { toastTimes } from '../theme/toastTimes';
import { Box, Picture, Root } from './Toast.styles';
import { toastLines } from './toastLines';

export interface ToastProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What kind of news it is: its mark. */
  kind?: 'default' | 'success' | 'wrong' | 'loading';
  /** One sentence. */
  message: string;
  /** `edge`: at the upper edge, over the title bar, so that it keeps clear of the picture of a dialog. */
  place?: 'middle' | 'top' | 'bottom' | 'edge';
  /** Duration in ms, if it does not follow from the length of the message. */
  stay?: number;
  /** Called when the duration is over. A `loading` toast has none unless `stay` is set: the caller removes it. */
  onEnd: () => void;
}

const icons = { success: CheckIcon, wrong: AlertIcon, loading: SpinnerIcon };

/** Duration of a toast in ms: "2 s, 3 s if message longer than 20 characters" (DIALOG-4). */
export const toastMs = (message: string): number =>
  message.length > toastTimes.longAbove ? toastTimes.long : toastTimes.short;

/** A short message above everything else, which disappears after a time and blocks no interaction. */
export function Toast({ kind = 'default', message, place = 'middle', stay, onEnd, ...rest }: ToastProps) {
  useTimeout(stay ?? (kind === 'loading' ? undefined : toastMs(message)), onEnd);
  const Icon = kind !== 'default' && icons[kind];
  return (
    <Root role={kind === 'wrong' ? 'alert' : 'status'} data-kind={kind} data-place={place} {...rest}>
      <Box>
        {Icon && (
          <Picture>
            <Icon size={22} />
          </Picture>
        )}
        <span>
          {toastLines(message, Icon ? 'icon' : 'alone').map((line, index) => (
            <Fragment key={index}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </span>
      </Box>
    </Root>
  );
}
