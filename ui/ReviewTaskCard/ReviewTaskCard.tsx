import { useId, type ComponentProps } from 'react';
import { Button, type ButtonState } from '../Button/Button';
import { AlertIcon } from '../icons/AlertIcon';
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
  title: string;
  /** What is asked for, and what it brings. */
  text?: string | undefined;
  state: ReviewState;
  /** The state in words; without it the text says enough. */
  status?: string | undefined;
  /** Why a review was not accepted, where it was not (reasons 3 to 5, REVIEW-2). */
  reason?: string | undefined;
  /** The word on the button that goes on: start, to the store, send the screenshot. Without it there is nothing to do now. */
  action?: string | undefined;
  /** `busy` while a step is under way. */
  actionState?: ButtonState;
  onAction: () => void;
  /** Another way to go on, e.g. back to the store. */
  second?: { label: string; onPress: () => void } | undefined;
}

/** Reviewing an app in the store: what it brings, how far it is, what was wrong with it, and the way on (REVIEW-1, REVIEW-5). */
export function ReviewTaskCard({
  title,
  text,
  state,
  status,
  reason,
  action,
  actionState,
  onAction,
  second,
  ...rest
}: ReviewTaskCardProps) {
  const id = useId();
  const Icon = icons[state];
  return (
    <Card aria-labelledby={id} data-state={state} {...rest}>
      <CardHead>
        <StarIcon size={44} />
        <div>
          <CardTitle id={id}>{title}</CardTitle>
          {text && <CardText>{text}</CardText>}
          {status && (
            <Status>
              {Icon && <Icon size={14} />}
              {status}
            </Status>
          )}
        </div>
      </CardHead>
      {reason && <Reason>{reason}</Reason>}
      {action && (
        <Actions>
          <Button block data-wraps state={actionState} onClick={onAction}>
            {action}
          </Button>
          {second && (
            <Button
              block
              data-wraps
              tone="soft"
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
