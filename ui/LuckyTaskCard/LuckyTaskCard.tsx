import { useId, type ComponentProps, type ReactNode } from 'react';
import { Badge } from '../Badge/Badge';
import { Button, type ButtonProps } from '../Button/Button';
import { GiftIcon } from '../icons/GiftIcon';
import { LuckySteps } from '../LuckyTaskRow/LuckySteps';
import { Reward } from '../LuckyTaskRow/LuckyTaskRow.styles';
import { Card, CardText, CardTitle } from '../theme/card';
import { VisuallyHidden } from '../theme/VisuallyHidden';
import { Ticket } from '../Ticket/Ticket';
import { Apply, Done, Head, Quota, Quotas, Root, Tasks } from './LuckyTaskCard.styles';

/**
 * `loading`: what the card will hold is not known; the button's room is kept, and nothing stands in it that a finger
 * could be on its way to. `applying`: a task is being requested. `off`: none is available now. A press calls the
 * callback in every other state, and the caller then says why.
 */
export type ApplyState = 'loading' | 'ready' | 'applying' | 'off';

const looks: Record<ApplyState, Pick<ButtonProps, 'tone' | 'aria-busy'>> = {
  loading: {},
  ready: {},
  applying: { tone: 'soft', 'aria-busy': true },
  off: { tone: 'off' },
};

interface LuckyOffer {
  /** The maximum that can be earned today, e.g. `Earn up to Rp 10.000 today`. */
  summary: string;
  /** The reward of one task, e.g. `Rp 5.000 per task`. */
  each: string;
  /** Names of the three steps: install, use, claim. */
  steps: readonly [string, string, string];
}

/** How many of a day's tasks are used up, as count/total (LUCKY-4). */
interface LuckyQuota {
  /** e.g. `Partner 1: 2/3`. */
  shown: string;
  /** The same in words, for screen readers; undefined while the numbers are not known. */
  spoken?: string;
}

export interface LuckyTaskCardProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
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
  applyState: ApplyState;
  onApply: () => void;
  /** The task in progress: a `LuckyTaskRow`. */
  children?: ReactNode;
  /** Paid and closed tasks as `LuckyTaskRow`s, in the gold foot of the card. */
  done?: ReactNode;
}

/** Figures for the eye, words for the ear. */
const QuotaText = ({ shown, spoken }: LuckyQuota) => (
  <>
    <span aria-hidden="true">{shown}</span>
    {spoken !== undefined && <VisuallyHidden>{spoken}</VisuallyHidden>}
  </>
);

/**
 * Lucky tasks on the home screen: the number used today, the task in progress or the button to get one. Completed tasks
 * are on the gold foot, below a tear line.
 */
export function LuckyTaskCard(props: LuckyTaskCardProps) {
  const { title, mark, total, quotas, offer, apply, applyState, onApply, children, done, ...rest } = props;
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
        <div>
          <Reward>{offer.summary}</Reward>
          <LuckySteps steps={offer.steps} />
        </div>
      )}
      {children && <Tasks>{children}</Tasks>}
      {quotas.length > 0 && (
        <Quotas>
          {quotas.map((quota) => (
            <Quota key={quota.shown}>
              <QuotaText {...quota} />
            </Quota>
          ))}
        </Quotas>
      )}
      {apply !== undefined && (
        <Apply>
          {offer && <Reward>{offer.each}</Reward>}
          <Button block {...looks[applyState]} onClick={onApply}>
            {apply}
          </Button>
        </Apply>
      )}
    </Card>
  );
  return (
    <Root aria-labelledby={id} data-state={applyState} tabIndex={-1} {...rest}>
      {done ? (
        <Ticket tear="below" notch="small" stub={<Done>{done}</Done>}>
          {body}
        </Ticket>
      ) : (
        body
      )}
    </Root>
  );
}
