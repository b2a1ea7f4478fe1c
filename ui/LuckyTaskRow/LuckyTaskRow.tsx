import { useId, type ComponentProps, type ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar';
import { Button, type ButtonProps, type ButtonState } from '../Button/Button';
import { CheckIcon } from '../icons/CheckIcon';
import { ClockIcon } from '../icons/ClockIcon';
import { TicketWords } from '../theme/ticketRow';
import { Ticket } from '../Ticket/Ticket';
import { Left, Main, Side, Status, Title } from './LuckyTaskRow.styles';
import { luckyTitle } from './luckyTitle';

/** Lucky task statuses 0, 1, 2, 3, 4, 5 and 9 of section 4, in this order. */
export type LuckyState = 'unassigned' | 'assigned' | 'downloading' | 'clicked' | 'installed' | 'rewarded' | 'closed';

const tones: Partial<Record<LuckyState, ButtonProps['tone']>> = { unassigned: 'soft', installed: 'low', rewarded: 'off', closed: 'off' };

export interface LuckyTaskRowProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The partner app; longer than 30 characters it is cut. */
  name: string;
  icon?: string | undefined;
  state: LuckyState;
  /** The state in words. */
  status: string;
  action: string;
  /** `busy` while the task is being checked. */
  actionState?: ButtonState;
  /** Time until the reward can be claimed: words, or a `Countdown`. */
  remaining?: ReactNode;
  onAction: () => void;
}

/** One promoted app as a ticket: which app, how far it is, what to do next. */
export function LuckyTaskRow({ name, icon, state, status, action, actionState, remaining, onAction, ...rest }: LuckyTaskRowProps) {
  const id = useId();
  return (
    <Ticket
      tear="side"
      role="article"
      aria-labelledby={id}
      data-state={state}
      stub={
        <Side>
          <Button size="small" block tone={tones[state]} state={actionState} id={`${id}b`} aria-labelledby={`${id}b ${id}`} onClick={onAction}>
            {action}
          </Button>
          {remaining !== undefined && <Left>{remaining}</Left>}
        </Side>
      }
      {...rest}
    >
      <Main>
        <Avatar shape="app" name={name} src={icon} />
        <TicketWords>
          <Title id={id}>{luckyTitle(name)}</Title>
          <Status>
            {state === 'rewarded' && <CheckIcon size={14} />}
            {(state === 'downloading' || state === 'installed') && <ClockIcon size={14} />}
            {status}
          </Status>
        </TicketWords>
      </Main>
    </Ticket>
  );
}
