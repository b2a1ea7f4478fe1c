import { Button, type ButtonState } from '../Button/Button';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState';
import { UnpluggedIcon } from '../icons/UnpluggedIcon';

export interface FailureStateProps extends Omit<EmptyStateProps, 'children' | 'picture'> {
  retryLabel: string;
  onRetry: () => void;
  /** `busy` while the retry is under way. */
  state?: ButtonState;
  /** `soft` where the page has another button that comes first. */
  tone?: 'primary' | 'soft';
}

/** Says what could not be loaded and offers a retry. Shown instead of a misleading zero. */
export function FailureState({ retryLabel, onRetry, state = 'ready', tone = 'primary', ...rest }: FailureStateProps) {
  return (
    <EmptyState role="alert" picture={<UnpluggedIcon size={64} />} {...rest}>
      <Button tone={tone} state={state} onClick={onRetry}>
        {retryLabel}
      </Button>
    </EmptyState>
  );
}
