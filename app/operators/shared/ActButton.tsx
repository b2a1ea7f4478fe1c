import type { ButtonProps } from '@tally/ui/Button';
import { useId, useRef } from 'react';
import type { Act } from '../../overlays/content/act';
import { useOperator } from '../OperatorContext';
import { useDeskKeys } from './deskKeys';
import { ActionButton, KeyCap } from './shared.styles';

interface ActButtonProps extends Pick<ButtonProps, 'aria-label' | 'aria-expanded' | 'size'> {
  label: string;
  /** Runs when it is pressed; until it has ended, the other buttons are off. */
  onPress?: () => Promise<unknown>;
  /** A press only opens something. */
  onOpen?: () => void;
  /** Id of the title of what it is about, which its name ends with. */
  about?: string;
  act?: Act;
  /** What gives, although there is something to check first, or takes back what stopped somebody. */
  isSoft?: boolean;
  /** It cannot be pressed yet. */
  isOff?: boolean;
  /** Key that presses it (OPS-74). */
  shortcut?: string | undefined;
}

/** Button of an operator's act, of which one runs at a time; after one that threw it can be pressed again. */
export function ActButton({
  label,
  onPress,
  onOpen,
  about,
  act = 'plain',
  isSoft = false,
  isOff = false,
  shortcut,
  ...more
}: ActButtonProps) {
  const { running, run } = useOperator();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  useDeskKeys((key) => {
    if (key !== shortcut) return false;
    button.current?.click();
    return true;
  });
  return (
    <ActionButton
      block
      size="small"
      tone={act === 'give' ? 'low' : 'soft'}
      data-act={act}
      data-soft={isSoft || undefined}
      data-wraps
      state={running === id ? 'busy' : running !== undefined || isOff ? 'disabled' : 'ready'}
      onClick={() => (onPress ? void run(id, onPress) : onOpen?.())}
      ref={button}
      aria-keyshortcuts={shortcut}
      {...(about !== undefined && { id, 'aria-labelledby': `${id} ${about}` })}
      {...more}
    >
      {label}
      {shortcut !== undefined && <KeyCap aria-hidden>{shortcut}</KeyCap>}
    </ActionButton>
  );
}
