import { Button, type ButtonState } from '../Button/Button';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState';
import { UnpluggedIcon } from '../icons/UnpluggedIcon';

export interface FailureStateProps extends Omit<EmptyStateProps, 'children' | 'picture'> {
  retryLabel: string;
  onRetry: () => void;
  /** `busy` while it is tried again. */
  state?: ButtonState;
}

/** Something could not be loaded: what, and a way to try again. Never a zero in its place. */
export function FailureState({ retryLabel, onRetry, state = 'ready', ...rest }: FailureStateProps) {
  return (
    <EmptyState role="alert" picture={<UnpluggedIcon size={64} />} {...rest}>
      <Button state={state} onClick={onRetry}>
        {retryLabel}
      </Button>
    </EmptyState>
  );
}
