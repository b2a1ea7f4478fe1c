import { useId, type ComponentProps, type ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar';
import { Button, type ButtonProps } from '../Button/Button';
import { CheckIcon } from '../icons/CheckIcon';
import { cutTitle } from '../theme/cutTitle';
import { LuckySteps } from './LuckySteps';
import { Facts, Main, Reward, Root, Status, Title, Words } from './LuckyTaskRow.styles';

/** Lucky task statuses 0, 1, 2, 3, 4, 5 and 9, in this order. */
export type LuckyState = 'unassigned' | 'assigned' | 'downloading' | 'clicked' | 'installed' | 'rewarded' | 'closed';

const tones: Partial<Record<LuckyState, ButtonProps['tone']>> = { unassigned: 'soft', closed: 'off' };

export interface LuckyTaskRowProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The partner app; longer than 30 characters it is cut. */
  name: string;
  icon?: string | undefined;
  state: LuckyState;
  /** The state in words; said once where the button says it. */
  status: string;
  /** What it pays: `+Rp 5.000`; nothing where it is closed. */
  reward?: string | undefined;
  /** What a press does; without it there is nothing to do any more. */
  action?: string;
  /** It is being checked; a press is still heard, and answered. */
  checking?: boolean;
  /** The words of the three steps: install, use, claim. */
  steps?: readonly [string, string, string];
  /** The step that the person is at, from 0. */
  step?: number;
  /** Time until the reward can be claimed, below the second step: words, or a `Countdown`. */
  remaining?: ReactNode;
  onAction?: () => void;
}

/** One promoted app: which one, what it pays, how far it is, what to do next. */
export function LuckyTaskRow(props: LuckyTaskRowProps) {
  const { name, icon, state, status, reward, action, checking, steps, step = 0, remaining, onAction, ...rest } = props;
  const id = useId();
  return (
    <Root role="article" aria-labelledby={id} data-state={state} {...rest}>
      <Main>
        <Avatar shape="app" name={name} src={icon} />
        <Words>
          <Title id={id}>{cutTitle(name)}</Title>
          <Facts>
            {reward && <Reward>{reward}</Reward>}
            {status !== action && (
              <Status>
                {state === 'rewarded' && <CheckIcon size={14} />}
                {status}
              </Status>
            )}
          </Facts>
        </Words>
        {action !== undefined && (
          <Button
            size="small"
            tone={checking ? 'soft' : tones[state]}
            aria-busy={checking || undefined}
            id={`${id}b`}
            aria-labelledby={`${id}b ${id}`}
            onClick={onAction}
          >
            {action}
          </Button>
        )}
      </Main>
      {steps && <LuckySteps steps={steps} at={step} remaining={remaining} />}
    </Root>
  );
}
