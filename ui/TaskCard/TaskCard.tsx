import { useId, type ComponentProps, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../Button/Button';
import { CoinIcon } from '../icons/CoinIcon';
import { Skeleton } from '../Skeleton/Skeleton';
import { VisuallyHidden } from '../theme/VisuallyHidden';
import { TicketRow, TicketWords } from '../theme/ticketRow';
import { Ticket } from '../Ticket/Ticket';
import { Art, Progress, Reward, Side, Title, Torn } from './TaskCard.styles';
import { useTears } from './useTears';

/**
 * `low`: few left, green. `loading`: only the numbers are missing; a press is taken and answered when they are there.
 * `finished`, `locked`, `counting` and `guest` can be pressed: the answer says why.
 */
export type TaskState = 'ready' | 'counting' | 'low' | 'finished' | 'locked' | 'guest' | 'busy' | 'loading';

export interface TaskCardProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
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
  /** Words of the button, or a `Countdown`. */
  action: ReactNode;
  state: TaskState;
  /** The button was pressed; never while `busy`. */
  onAction: () => void;
}

const tones: Partial<Record<TaskState, ButtonProps['tone']>> = {
  counting: 'soft',
  guest: 'soft',
  low: 'low',
  finished: 'off',
  locked: 'off',
};

/** Short words to see; the full ones, where there are some, to hear. */
const said = (seen: string | undefined, heard: string | undefined) => (
  <>
    <span aria-hidden={!!heard || undefined}>{seen}</span>
    {heard && <VisuallyHidden>{heard}</VisuallyHidden>}
  </>
);

/** One daily task as a ticket stub: picture, name and reward; button and count on the part that tears off. */
export function TaskCard({
  art,
  title,
  reward,
  rewardLabel,
  progress,
  progressLabel,
  action,
  state,
  onAction,
  ...rest
}: TaskCardProps) {
  const id = useId();
  // A press that has to wait makes the card busy before its numbers are known: their room stays.
  const loading = state === 'loading' || (state === 'busy' && !progress);
  const tears = useTears(progress);
  return (
    <Ticket
      tear="side"
      role="article"
      aria-labelledby={id}
      aria-busy={loading || undefined}
      data-state={state}
      stub={
        <Side>
          {tears > 0 && <Torn key={tears} aria-hidden />}
          <Button
            size="small"
            block
            tone={tones[state]}
            state={state === 'busy' ? 'busy' : 'ready'}
            id={`${id}b`}
            aria-labelledby={`${id}b ${id}`}
            onClick={onAction}
          >
            {action}
          </Button>
          {(loading || progress) && (
            <Progress>{loading ? <Skeleton width="2rem" height=".75rem" /> : said(progress, progressLabel)}</Progress>
          )}
        </Side>
      }
      {...rest}
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
                  {said(reward, rewardLabel)}
                  {rewardLabel && <CoinIcon size={14} />}
                </>
              )}
            </Reward>
          )}
        </TicketWords>
      </TicketRow>
    </Ticket>
  );
}
