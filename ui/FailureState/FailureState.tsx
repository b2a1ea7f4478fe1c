import { Button, type ButtonState } from '../Button/Button';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState';
import { RefreshIcon } from '../icons/RefreshIcon';
import { UnpluggedIcon } from '../icons/UnpluggedIcon';

export interface FailureStateProps extends Omit<EmptyStateProps, 'children' | 'picture'> {
  /** Words of the button that tries again. */
  retryLabel: string;
  /** Called when it is pressed. */
  onRetry: () => void;
  /** `busy` while the retry is under way. */
  state?: ButtonState;
}

/** Says what could not be loaded and offers a retry. Shown instead of a misleading zero. */
export function FailureState({ retryLabel, onRetry, state = 'ready', page, ...rest }: FailureStateProps) {
  return (
    <EmptyState role="alert" picture={<UnpluggedIcon size={64} />} page={page} {...rest}>
      <Button state={state} block={page} onClick={onRetry}>
        {page && <RefreshIcon size={20} />}
        {retryLabel}
      </Button>
    </EmptyState>
  );
}
