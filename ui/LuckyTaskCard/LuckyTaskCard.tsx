import { useId, type ComponentProps, type ReactNode } from 'react';
import { Badge } from '../Badge/Badge';
import { Button, type ButtonProps } from '../Button/Button';
import { GiftIcon } from '../icons/GiftIcon';
import { Card, CardText, CardTitle } from '../theme/card';
import { Done, Head, Offer, Quota, Quotas, Tasks } from './LuckyTaskCard.styles';

/**
 * `applying`: a task is being requested. `off`: none is available now. A press calls the callback in every state, and
 * the caller then says why.
 */
export type ApplyState = 'ready' | 'applying' | 'off';

const looks: Record<ApplyState, Pick<ButtonProps, 'tone' | 'aria-busy'>> = {
  ready: {},
  applying: { tone: 'soft', 'aria-busy': true },
  off: { tone: 'off' },
};

export interface LuckyTaskCardProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  title: string;
  /** Text of the badge that marks the card as advertising. */
  mark: string;
  /** Total number of tasks left today: `3 of 8 left today`. */
  text: ReactNode;
  /** Text with the number of tasks left, for each ad network. */
  quotas: readonly string[];
  /** What can be earned, shown while no task is in progress, e.g. `Earn up to Rp 10.000 today`, `Rp 5.000 per task`. */
  offer?: readonly string[];
  /** Label of the button; while `applying` it says so. */
  apply: string;
  applyState: ApplyState;
  onApply: () => void;
  /** The task in progress: a `LuckyTaskRow`. */
  children?: ReactNode;
  /** Paid and closed tasks as `LuckyTaskRow`s, in the gold foot of the card. */
  done?: ReactNode;
}

/**
 * Lucky tasks on the home screen: the number left today, the task in progress or the button to get one, and completed
 * tasks.
 */
export function LuckyTaskCard(props: LuckyTaskCardProps) {
  const { title, mark, text, quotas, offer = [], apply, applyState, onApply, children, done, ...rest } = props;
  const id = useId();
  return (
    <Card aria-labelledby={id} data-state={applyState} tabIndex={-1} {...rest}>
      <Head>
        <GiftIcon size={40} />
        <div>
          <CardTitle id={id}>{title}</CardTitle>
          <CardText as="div">{text}</CardText>
        </div>
        <Badge kind="ad">{mark}</Badge>
      </Head>
      {offer.length > 0 && (
        <Offer>
          {offer.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Offer>
      )}
      {children && <Tasks>{children}</Tasks>}
      {quotas.length > 0 && (
        <Quotas>
          {quotas.map((quota) => (
            <Quota key={quota}>{quota}</Quota>
          ))}
        </Quotas>
      )}
      <Button block {...looks[applyState]} onClick={onApply}>
        {apply}
      </Button>
      {done && <Done>{done}</Done>}
    </Card>
  );
}
