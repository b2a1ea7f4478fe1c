import { useId, type ComponentProps, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../Button/Button';
import { ClockIcon } from '../icons/ClockIcon';
import { CoinIcon } from '../icons/CoinIcon';
import { Skeleton } from '../Skeleton/Skeleton';
import { Stamp } from '../Stamp/Stamp';
import { VisuallyHidden } from '../theme/VisuallyHidden';
import { Ticket } from '../Ticket/Ticket';
import { Art, Content, Foot, Progress, Reward, Root, Side, Title, Words, Worth } from './TaskCard.styles';
import { Done, Remaining, Stamped, Torn } from './TaskCardDone.styles';
import { useTears } from './useTears';

/**
 * `low`: few attempts left, green. `loading`: only the numbers are missing; a press is accepted and handled once they
 * have loaded. `finished`: the day's quota is used up; the stub is torn off and stamped. `resting`: the quota is used
 * up until a stated hour of the day. `closed`: nobody can do it for now. `unknown`: the numbers are not available, and
 * nothing replaces them. `finished`, `resting`, `locked`, `closed`, `counting` and `guest` can be pressed: the user is
 * told why the task cannot be done now.
 */
export type TaskState =
  | 'ready'
  | 'counting'
  | 'low'
  | 'finished'
  | 'resting'
  | 'locked'
  | 'closed'
  | 'guest'
  | 'busy'
  | 'loading'
  | 'unknown';

export interface TaskCardProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Picture of the task. */
  art: ReactNode;
  /** What there is to do. */
  title: string;
  /** The reward, short: if `rewardLabel` is set, a coin icon replaces the word "coins". */
  reward?: string;
  /** The reward including the word "coins", for screen readers. */
  rewardLabel?: string;
  /** What the coins of the reward are worth, e.g. `≈ Rp 400`: below the button that brings them. */
  worth?: string | undefined;
  /**
   * Says of what the reward is, where there are several in a day, e.g. `per draw`: behind the coins. While loading only
   * its room is kept.
   */
  each?: string | undefined;
  /** A line of its own below the reward, e.g. the stamps of the week. */
  foot?: ReactNode;
  /** Number done and maximum, e.g. `4/10`. */
  progress?: string;
  /** The progress as a sentence, for screen readers. */
  progressLabel?: string;
  /** Label of the button, or a `Countdown`; label of the stamp when `finished`. */
  action: ReactNode;
  /** What the button can do now, or that the task is done. */
  state: TaskState;
  /** While loading: no higher than a finished task, which it was when it was last seen. Nothing below it moves then. */
  folded?: boolean | undefined;
  /** The next thing to do: the one red button. */
  next?: boolean | undefined;
  /** Called when the button is pressed; never while `busy`. */
  onAction: () => void;
}

const tones: Partial<Record<TaskState, ButtonProps['tone']>> = {
  counting: 'off',
  guest: 'outline',
  low: 'low',
  resting: 'off',
  locked: 'off',
  closed: 'off',
};

/** Visible short text; if there is a longer version, screen readers get that instead. */
const label = (seen: ReactNode, spoken: string | undefined) => (
  <>
    <span aria-hidden={!!spoken || undefined}>{seen}</span>
    {spoken && <VisuallyHidden>{spoken}</VisuallyHidden>}
  </>
);

type Numbers = Pick<TaskCardProps, 'progress' | 'progressLabel' | 'reward' | 'rewardLabel' | 'worth' | 'each'> & {
  loading: boolean;
};

/** The count beside the title: a placeholder while it loads, nothing when it is not known. */
function Count({ loading, progress, progressLabel }: Numbers) {
  if (loading)
    return (
      <Progress>
        <Skeleton width="2rem" height=".75rem" />
      </Progress>
    );
  return progress ? <Progress>{label(progress, progressLabel)}</Progress> : null;
}

/** The reward below the title: a placeholder while it loads, nothing when it is not known. */
function Earned({ loading, reward, rewardLabel, worth, each }: Numbers) {
  if (loading)
    return (
      <Reward>
        <span data-part={each ? 'line' : 'alone'}>
          <Skeleton width="80%" height=".75rem" />
        </span>
        {each && <span data-part="each" />}
      </Reward>
    );
  if (!reward) return null;
  // Whoever hears it gets the worth too, which stands below the button, in one sentence.
  const hidden = !!rewardLabel || undefined;
  return (
    <Reward>
      {rewardLabel && (
        <VisuallyHidden>
          {[[rewardLabel, worth].filter(Boolean).join(', '), each].filter(Boolean).join(' ')}
        </VisuallyHidden>
      )}
      <span data-part={each ? 'coins' : 'alone'} aria-hidden={hidden}>
        {reward}
        {rewardLabel && (
          <>
            {'\u00a0'}
            <CoinIcon size={14} />
          </>
        )}
      </span>
      {each && (
        <span data-part="each" aria-hidden={hidden}>
          {each}
        </span>
      )}
    </Reward>
  );
}

/** One daily task as a ticket: picture, title and reward, and the button with the count on the stub that tears off. */
export function TaskCard(props: TaskCardProps) {
  const { art, title, reward, rewardLabel, worth, each, foot, progress, progressLabel, ...others } = props;
  const { action, state, folded, next, onAction, ...rest } = others;
  const id = useId();
  // A press may make the card busy before its numbers have loaded: the placeholders then stay.
  const loading = state === 'loading' || (state === 'busy' && !progress);
  const numbers = { loading, progress, progressLabel, reward, rewardLabel, worth, each };
  const tone = tones[state] ?? (next && state === 'ready' ? 'primary' : 'soft');
  const tears = useTears(progress);
  const press = { id: `${id}b`, 'aria-labelledby': `${id}b ${id}`, onClick: onAction };
  const torn = tears > 0 && <Torn key={tears} aria-hidden />;
  const root = { role: 'article', 'aria-labelledby': id, 'data-state': state, 'data-next': next || undefined, ...rest };
  if (state === 'finished') {
    return (
      <Root {...root}>
        <Done>
          <Art>{art}</Art>
          <Remaining>
            <Title id={id}>{title}</Title>
            {foot}
          </Remaining>
        </Done>
        <Stamped type="button" data-fresh={tears > 0 || undefined} {...press}>
          <Stamp count={progress}>{action}</Stamp>
        </Stamped>
        {torn}
      </Root>
    );
  }
  return (
    <Root {...root} data-folded={(loading && folded) || undefined} aria-busy={loading || undefined}>
      <Ticket
        tear="side"
        notch="small"
        stub={
          <Side>
            <Button size="small" block tone={tone} state={state === 'busy' ? 'busy' : 'ready'} {...press}>
              {(state === 'counting' || state === 'resting') && <ClockIcon size={16} />}
              <span>{action}</span>
            </Button>
            {(loading || worth) && (
              <Worth aria-hidden>{loading ? <Skeleton width="3.5rem" height=".75rem" /> : worth}</Worth>
            )}
          </Side>
        }
      >
        <Content>
          <Art>{art}</Art>
          <Words>
            <Title id={id}>{title}</Title>
            <Earned {...numbers} />
            <Count {...numbers} />
            {foot && <Foot>{foot}</Foot>}
          </Words>
        </Content>
      </Ticket>
      {torn}
    </Root>
  );
}
