import type { ComponentProps } from 'react';
import { useTimeout } from '../Environment/Environment';
import { AlertIcon } from '../icons/AlertIcon';
import { CheckIcon } from '../icons/CheckIcon';
import { SpinnerIcon } from '../icons/SpinnerIcon';
import { toastTimes } from '../theme/toastTimes';
import { Box, Picture, Root } from './Toast.styles';

export interface ToastProps extends Omit<ComponentProps<'div'>, 'children'> {
  kind?: 'default' | 'success' | 'wrong' | 'loading';
  message: string;
  /** `top` keeps clear of a dialog, which has the middle. */
  place?: 'middle' | 'top' | 'bottom';
  /** How long it stays, ms, where its length does not say it. */
  stay?: number;
  /** Its time is over. `loading` has no time but `stay`: whoever showed it takes it away. */
  onEnd: () => void;
}

const icons = { success: CheckIcon, wrong: AlertIcon, loading: SpinnerIcon };

/** How long a toast stays, ms: "2 s, 3 s if message longer than 20 characters" (DIALOG-4). */
export const toastMs = (message: string): number =>
  message.length > toastTimes.longAbove ? toastTimes.long : toastTimes.short;

/** A short message above everything that goes by itself and is in nobody's way. */
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
        {message}
      </Box>
    </Root>
  );
}
