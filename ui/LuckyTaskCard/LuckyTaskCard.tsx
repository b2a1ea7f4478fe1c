import { useId, type ComponentProps, type ReactNode } from 'react';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { ClockIcon } from '../icons/ClockIcon';
import { GiftIcon } from '../icons/GiftIcon';
import { Skeleton } from '../Skeleton/Skeleton';
import { Card, CardText, CardTitle } from '../theme/card';
import { theme } from '../theme/theme';
import { VisuallyHidden } from '../theme/VisuallyHidden';
import { Ticket } from '../Ticket/Ticket';
import { Head, Offer, Over, Paid, Quotas, Root, Tasks } from './LuckyTaskCard.styles';

/**
 * `loading`: what the card will hold is not known; a placeholder keeps the button's room, and a finger that is on its
 * way there presses nothing. `applying`: a task is being requested. `closed`: nobody gets one for now, which `over`
 * says. A press calls the callback in every other state, and the caller then says why there is none.
 */
export type ApplyState = 'loading' | 'ready' | 'applying' | 'closed';

interface LuckyOffer {
  /** The reward of one task, e.g. `Rp 5.000 per task`. */
  each: string;
  /** What several tasks make, e.g. `2 tasks = Rp 10.000`; undefined when fewer are left. */
  summary?: string | undefined;
  /** The three steps in one line: install, use, claim. */
  steps: string;
}

/** How many of a day's tasks are used up, as count/total (LUCKY-4). */
interface LuckyQuota {
  /** e.g. `Partner 1: 2/3`. */
  shown: string;
  /** The same in words, for screen readers; undefined while the numbers are not known. */
  spoken?: string;
}

export interface LuckyTaskCardProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Title of the card. */
  title: string;
  /** Text of the badge that marks the card as advertising. */
  mark: string;
  /** The quota of all tasks, or why it is not known. */
  total: LuckyQuota | string;
  /** The quota of each ad network. While they load they keep their place, so that nothing moves when they come. */
  quotas: readonly LuckyQuota[];
  /** What can be earned and how, while no task is in progress and some are left. */
  offer?: LuckyOffer | undefined;
  /** Label of the button; while `applying` it says so. Undefined: no button, while a task is in progress. */
  apply: string | undefined;
  /** Why there is no task now, in place of the button. */
  over?: string | undefined;
  /** Whether a task can be asked for. */
  applyState: ApplyState;
  /** Called when one is asked for. */
  onApply: () => void;
  /** The task in progress, then those that can be requested, then the closed ones: `LuckyTaskRow`s. */
  children?: ReactNode;
  /** Paid tasks as `LuckyTaskRow`s, in the gold foot of the card. */
  paid?: ReactNode;
}

/** Figures for the eye, words for the ear. */
const QuotaText = ({ shown, spoken }: LuckyQuota) => (
  <>
    <span aria-hidden="true">{shown}</span>
    {spoken !== undefined && <VisuallyHidden>{spoken}</VisuallyHidden>}
  </>
);

/** The button to get a task, or its placeholder. */
function Apply({ label, state, onPress }: { label: string; state: ApplyState; onPress: () => void }) {
  if (state === 'loading') return <Skeleton shape="block" height={theme.layout.touch} />;
  return (
    <Button block tone="soft" state={state === 'applying' ? 'waiting' : 'ready'} onClick={onPress}>
      {label}
    </Button>
  );
}

/**
 * Lucky tasks on the home screen: the number used today, and the task in progress, the button to get one, or why there
 * is none. Paid tasks are on the gold foot, below a tear line.
 */
export function LuckyTaskCard(props: LuckyTaskCardProps) {
  const { title, mark, total, quotas, offer, apply, over, applyState, onApply, children, paid, ...rest } = props;
  const id = useId();
  const body = (
    <Card as="div">
      <Head>
        <GiftIcon size={40} />
        <div>
          <CardTitle id={id}>{title}</CardTitle>
          <CardText as="div">{typeof total === 'string' ? total : <QuotaText {...total} />}</CardText>
        </div>
        <Badge kind="ad">{mark}</Badge>
      </Head>
      {offer && (
        <Offer>
          <strong>
            <span>{offer.each}</span>
            {offer.summary && <span>{offer.summary}</span>}
          </strong>
          <span>{offer.steps}</span>
        </Offer>
      )}
      {children && <Tasks>{children}</Tasks>}
      {over ? (
        <Over>
          <ClockIcon size={20} />
          {over}
        </Over>
      ) : (
        apply !== undefined && <Apply label={apply} state={applyState} onPress={onApply} />
      )}
      {quotas.length > 0 && (
        <Quotas>
          {quotas.map((quota) => (
            <li key={quota.shown}>
              <QuotaText {...quota} />
            </li>
          ))}
        </Quotas>
      )}
    </Card>
  );
  return (
    <Root aria-labelledby={id} data-state={applyState} tabIndex={-1} {...rest}>
      {paid ? (
        <Ticket tear="below" notch="small" stub={<Paid>{paid}</Paid>}>
          {body}
        </Ticket>
      ) : (
        body
      )}
    </Root>
  );
}
