import { useId, type ComponentProps, type ReactNode } from 'react';
import { Badge } from '../Badge/Badge';
import { Button, type ButtonProps } from '../Button/Button';
import { GiftIcon } from '../icons/GiftIcon';
import { Card, CardText, CardTitle } from '../theme/card';
import { Done, Head, Offer, Quota, Quotas, Tasks } from './LuckyTaskCard.styles';

/**
 * `applying`: a task is being looked for. `off`: none can be had now. A press is heard in each: its answer says why.
 */
export type ApplyState = 'ready' | 'applying' | 'off';

const looks: Record<ApplyState, Pick<ButtonProps, 'tone' | 'aria-busy'>> = {
  ready: {},
  applying: { tone: 'soft', 'aria-busy': true },
  off: { tone: 'off' },
};

export interface LuckyTaskCardProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  title: string;
  /** The word that says it is advertising. */
  mark: string;
  /** What is left today, in all: `3 of 8 left today`. */
  text: ReactNode;
  /** What is left of each ad network, in words. */
  quotas: readonly string[];
  /** What can be earned while no task runs, e.g. `Earn up to Rp 10.000 today`, `Rp 5.000 per task`. */
  offer?: readonly string[];
  /** The word on the button; while applying it says so. */
  apply: string;
  applyState: ApplyState;
  onApply: () => void;
  /** The task under way: a `LuckyTaskRow`. */
  children?: ReactNode;
  /** Those that were paid or closed, as `LuckyTaskRow`s: the gold foot of the card. */
  done?: ReactNode;
}

/** Lucky tasks on home: what is left today, the one under way or the way to get one, and those that were done. */
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
