import { useId, type ComponentProps } from 'react';
import { Button, type ButtonState } from '../Button/Button';
import { AlertIcon } from '../icons/AlertIcon';
import { CheckIcon } from '../icons/CheckIcon';
import { ClockIcon } from '../icons/ClockIcon';
import { StarIcon } from '../icons/StarIcon';
import { Card, CardHead, CardTitle } from '../theme/card';
import { Reason, Status } from './ReviewTaskCard.styles';

/** Review task statuses 0 to 5 and 7 of section 4, in this order. */
export type ReviewState = 'unassigned' | 'assigned' | 'rated' | 'rewarded' | 'retry' | 'closed' | 'passed';

const icons: Partial<Record<ReviewState, typeof CheckIcon>> = { rated: ClockIcon, rewarded: CheckIcon, retry: AlertIcon, passed: CheckIcon };

export interface ReviewTaskCardProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  title: string;
  state: ReviewState;
  /** The state in words. */
  status: string;
  /** Why a review was not accepted, where it was not (reasons 3 to 5 of section 4). */
  reason?: string | undefined;
  /** The word on the button that sends the screenshot; without it there is nothing to do now. */
  action?: string | undefined;
  /** `busy` while the screenshot is being sent. */
  actionState?: ButtonState;
  onAction: () => void;
}

/** Reviewing an app in the store: how far it is, what was wrong with it, and the way to send the screenshot (section 4). */
export function ReviewTaskCard({ title, state, status, reason, action, actionState, onAction, ...rest }: ReviewTaskCardProps) {
  const id = useId();
  const Icon = icons[state];
  return (
    <Card aria-labelledby={id} data-state={state} {...rest}>
      <CardHead>
        <StarIcon size={44} />
        <div>
          <CardTitle id={id}>{title}</CardTitle>
          <Status>
            {Icon && <Icon size={14} />}
            {status}
          </Status>
        </div>
      </CardHead>
      {reason && <Reason>{reason}</Reason>}
      {action && (
        <Button block data-wraps state={actionState} onClick={onAction}>
          {action}
        </Button>
      )}
    </Card>
  );
}
