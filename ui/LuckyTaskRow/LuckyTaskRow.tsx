import { useId, type ComponentProps, type ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar';
import { Button } from '../Button/Button';
import { Stamp } from '../Stamp/Stamp';
import { cutTitle } from '@tally/contract/text/cutTitle';
import { LuckySteps } from './LuckySteps';
import { Facts, Main, Reward, Root, Title, Words } from './LuckyTaskRow.styles';

/** Lucky task statuses 0, 1, 2, 3, 4, 5 and 9, in this order. */
export type LuckyState = 'unassigned' | 'assigned' | 'downloading' | 'clicked' | 'installed' | 'rewarded' | 'closed';

/** States in which the phone or the store has the next move. */
const waits: readonly LuckyState[] = ['downloading', 'clicked'];

export interface LuckyTaskRowProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Name of the partner app; cut if longer than 30 characters. */
  name: string;
  /** Address of the app's icon. */
  icon?: string | undefined;
  /** How far the task is. */
  state: LuckyState;
  /** Text of the state, on a stamp when `rewarded`. */
  status: string;
  /** The reward, e.g. `+Rp 5.000`: beside the state, or below the last step. Undefined for a closed task. */
  reward?: string | undefined;
  /** Label of the button; undefined if there is nothing left to do. */
  action?: string;
  /** The task is being verified; the button still calls `onAction`. */
  checking?: boolean;
  /** Names of the three steps, install, use, claim: for the task in progress. */
  steps?: readonly [string, string, string];
  /** Index of the current step, from 0. */
  step?: number;
  /** Time until the reward can be claimed, below the second step: text or a `Countdown`. */
  remaining?: ReactNode;
  /** The next thing to do: its button is red unless the phone or the store has the next move. */
  next?: boolean | undefined;
  /** Called when the button is pressed. */
  onAction?: () => void;
}

/** One promoted app as a lucky task: a row with its state and next action, and the steps of the one in progress. */
export function LuckyTaskRow(props: LuckyTaskRowProps) {
  const { name, icon, state, status, reward, action, checking, steps, step = 0, ...others } = props;
  const { remaining, next, onAction, ...rest } = others;
  const id = useId();
  const isBusy = checking || state === 'downloading';
  return (
    <Root role="article" aria-labelledby={id} data-state={state} {...rest}>
      <Main>
        <Avatar shape="app" name={name} src={icon} />
        <Words>
          <Title id={id}>{cutTitle(name)}</Title>
          <Facts>
            {reward && !steps && <Reward>{reward}</Reward>}
            {state !== 'rewarded' && <span>{status}</span>}
          </Facts>
        </Words>
        {state === 'rewarded' && <Stamp>{status}</Stamp>}
        {action !== undefined && (
          <Button
            size="small"
            tone={next && !checking && !waits.includes(state) ? 'primary' : 'soft'}
            state={isBusy ? 'waiting' : 'ready'}
            id={`${id}b`}
            aria-labelledby={`${id}b ${id}`}
            onClick={onAction}
          >
            {action}
          </Button>
        )}
      </Main>
      {steps && <LuckySteps steps={steps} at={step} remaining={remaining} reward={reward} />}
    </Root>
  );
}
