import { useId, type ComponentProps, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../Button/Button';
import { CoinIcon } from '../icons/CoinIcon';
import { Skeleton } from '../Skeleton/Skeleton';
import { Stamp } from '../Stamp/Stamp';
import { VisuallyHidden } from '../theme/VisuallyHidden';
import { TicketRow, TicketWords } from '../theme/ticketRow';
import { Ticket } from '../Ticket/Ticket';
import { Art, Done, Part, Progress, Reward, Root, Side, Stamped, Title, Torn } from './TaskCard.styles';
import { useTears } from './useTears';

/**
 * `low`: few left, green. `loading`: only the numbers are missing; a press is taken and answered when they are there.
 * `finished`: used up for the day; its stub is torn off and stamped. `resting`: used up until a stated hour of the day.
 * `unknown`: the numbers cannot be had now; nothing stands for them.
 * `finished`, `resting`, `locked`, `counting` and `guest` can be pressed: the answer says why.
 */
export type TaskState =
  | 'ready'
  | 'counting'
  | 'low'
  | 'finished'
  | 'resting'
  | 'locked'
  | 'guest'
  | 'busy'
  | 'loading'
  | 'unknown';

export interface TaskCardProps extends Omit<ComponentProps<'div'>, 'title' | 'children' | 'part'> {
  /** The task's picture. */
  art: ReactNode;
  title: string;
  /** What it pays, short: where `rewardLabel` says coins, a coin follows in place of the word. */
  reward?: string;
  /** The same with the word, for those who hear it. */
  rewardLabel?: string;
  /** Done and at most: `4/10`. */
  progress?: string;
  /** The same as a sentence. */
  progressLabel?: string;
  /** The same as a part of the whole, 0 to 1: a short bar beside the count. */
  part?: number;
  /** Words of the button, or a `Countdown`; of the stamp when `finished`. */
  action: ReactNode;
  state: TaskState;
  /** The button was pressed; never while `busy`. */
  onAction: () => void;
}

const tones: Partial<Record<TaskState, ButtonProps['tone']>> = {
  counting: 'soft',
  unknown: 'soft',
  guest: 'soft',
  low: 'low',
  resting: 'off',
  locked: 'off',
};

/** Short words to see; the full ones, where there are some, to hear. */
const label = (seen: ReactNode, spoken: string | undefined) => (
  <>
    <span aria-hidden={!!spoken || undefined}>{seen}</span>
    {spoken && <VisuallyHidden>{spoken}</VisuallyHidden>}
  </>
);

/** One daily task as a ticket stub: picture, name and reward; button and count on the part that tears off. */
export function TaskCard(props: TaskCardProps) {
  const { art, title, reward, rewardLabel, progress, progressLabel, part, action, state, onAction, ...rest } = props;
  const id = useId();
  // A press that has to wait makes the card busy before its numbers are known: their room stays.
  const loading = state === 'loading' || (state === 'busy' && !progress);
  const tears = useTears(progress);
  const press = { id: `${id}b`, 'aria-labelledby': `${id}b ${id}`, onClick: onAction };
  const torn = tears > 0 && <Torn key={tears} aria-hidden />;
  const root = { role: 'article', 'aria-labelledby': id, 'data-state': state, ...rest };
  if (state === 'finished') {
    return (
      <Root {...root}>
        <Done>
          <Art>{art}</Art>
          <Title id={id}>{title}</Title>
        </Done>
        <Stamped type="button" data-fresh={tears > 0 || undefined} {...press}>
          <Stamp count={progress}>{action}</Stamp>
        </Stamped>
        {torn}
      </Root>
    );
  }
  return (
    <Root {...root} aria-busy={loading || undefined}>
      <Ticket
        tear="side"
        notch="small"
        stub={
          <Side>
            <Button size="small" block tone={tones[state]} state={state === 'busy' ? 'busy' : 'ready'} {...press}>
              {action}
            </Button>
            {(loading || progress) && (
              <Progress>
                {loading ? (
                  <Skeleton width="3.5rem" height=".75rem" />
                ) : (
                  <>
                    {part !== undefined && <Part aria-hidden style={{ '--part': part }} />}
                    {label(progress, progressLabel)}
                  </>
                )}
              </Progress>
            )}
          </Side>
        }
      >
        <TicketRow>
          <Art>{art}</Art>
          <TicketWords>
            <Title id={id}>{title}</Title>
            {(loading || reward) && (
              <Reward>
                {loading ? (
                  <Skeleton width="50%" height=".75rem" />
                ) : (
                  <>
                    {label(reward, rewardLabel)}
                    {rewardLabel && (
                      <>
                        {'\u00a0'}
                        <CoinIcon size={14} />
                      </>
                    )}
                  </>
                )}
              </Reward>
            )}
          </TicketWords>
        </TicketRow>
      </Ticket>
      {torn}
    </Root>
  );
}
