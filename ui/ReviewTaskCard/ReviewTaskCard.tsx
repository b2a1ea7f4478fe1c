import { useId, type ComponentProps } from 'react';
import { Button, type ButtonState } from '../Button/Button';
import { AlertIcon } from '../icons/AlertIcon';
import { ArrowIcon } from '../icons/ArrowIcon';
import { CheckIcon } from '../icons/CheckIcon';
import { ClockIcon } from '../icons/ClockIcon';
import { StarIcon } from '../icons/StarIcon';
import { Card, CardHead, CardText, CardTitle } from '../theme/card';
import { Actions, Reason, Status } from './ReviewTaskCard.styles';

/** Review task statuses 0 to 5 and 7 (REVIEW-1), in this order. */
export type ReviewState = 'unassigned' | 'assigned' | 'rated' | 'rewarded' | 'retry' | 'closed' | 'passed';

const icons: Partial<Record<ReviewState, typeof CheckIcon>> = {
  rated: ClockIcon,
  rewarded: CheckIcon,
  retry: AlertIcon,
  passed: CheckIcon,
};

export interface ReviewTaskCardProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Title of the card. */
  title: string;
  /** What to do, and the reward for it. */
  text?: string | undefined;
  /** How far the task is. */
  state: ReviewState;
  /** Text of the status; undefined where `text` says enough. */
  status?: string | undefined;
  /** Why the review was rejected, if it was (reasons 3 to 5, REVIEW-2). */
  reason?: string | undefined;
  /**
   * Label of the main button: start, open the store or send the screenshot. Undefined if there is nothing to do now.
   */
  action?: string | undefined;
  /** `busy` while an action is under way. */
  actionState?: ButtonState;
  /** The next thing to do: the main button is red, else soft. */
  next?: boolean;
  /** Called when the button is pressed. */
  onAction: () => void;
  /** A second action, e.g. to open the store again. */
  second?: { label: string; onPress: () => void } | undefined;
}

/**
 * Task to review an app in the store: reward, progress, the reason of a rejection, and the next action (REVIEW-1,
 * REVIEW-5).
 */
export function ReviewTaskCard({
  title,
  text,
  state,
  status,
  reason,
  action,
  actionState,
  next,
  onAction,
  second,
  ...rest
}: ReviewTaskCardProps) {
  const id = useId();
  // A clock says to wait: while the screenshot is still to be sent, it is the person's turn.
  const Icon = state === 'rated' && action ? ArrowIcon : icons[state];
  return (
    <Card aria-labelledby={id} data-state={state} {...rest}>
      <CardHead>
        <StarIcon size={40} />
        <div>
          <CardTitle id={id}>{title}</CardTitle>
          {text && <CardText>{text}</CardText>}
          {reason && (
            <Reason>
              <AlertIcon size={14} />
              <span>{reason}</span>
            </Reason>
          )}
          {status && (
            <Status>
              {!reason && Icon && <Icon size={14} />}
              <span>{status}</span>
            </Status>
          )}
        </div>
      </CardHead>
      {action && (
        <Actions>
          <Button block data-wraps tone={next ? 'primary' : 'soft'} state={actionState} onClick={onAction}>
            {action}
          </Button>
          {second && (
            <Button
              block
              data-wraps
              tone="quiet"
              state={actionState === 'busy' ? 'disabled' : 'ready'}
              onClick={second.onPress}
            >
              {second.label}
            </Button>
          )}
        </Actions>
      )}
    </Card>
  );
}
