import type { ButtonProps } from '@tally/ui/Button';
import { useId } from 'react';
import type { Act } from '../../overlays/content/act';
import { useOperator } from '../OperatorContext';
import { ActionButton } from './shared.styles';

interface ActButtonProps extends Pick<ButtonProps, 'aria-label'> {
  label: string;
  /** Runs when it is pressed; until it has ended, the other buttons are off. */
  onPress: () => Promise<unknown>;
  /** Id of the title of what it is about, which its name ends with. */
  about?: string;
  act?: Act;
  /** What gives, although there is something to check first, or takes back what stopped somebody. */
  isSoft?: boolean;
  /** It cannot be pressed yet. */
  isOff?: boolean;
}

/** Button of an operator's act, of which one runs at a time; after one that threw it can be pressed again. */
export function ActButton({
  label,
  onPress,
  about,
  act = 'plain',
  isSoft = false,
  isOff = false,
  ...more
}: ActButtonProps) {
  const { running, run } = useOperator();
  const id = useId();
  return (
    <ActionButton
      block
      size="small"
      tone={act === 'give' ? 'low' : 'soft'}
      data-act={act}
      data-soft={isSoft || undefined}
      data-wraps
      state={running === id ? 'busy' : running !== undefined || isOff ? 'disabled' : 'ready'}
      onClick={() => void run(id, onPress)}
      {...(about !== undefined && { id, 'aria-labelledby': `${id} ${about}` })}
      {...more}
    >
      {label}
    </ActionButton>
  );
}
