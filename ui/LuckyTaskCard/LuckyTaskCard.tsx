import { useId, type ComponentProps } from 'react';
import { Button, type ButtonProps } from '../Button/Button';
import { GiftIcon } from '../icons/GiftIcon';
import { Card, CardHead, CardText, CardTitle } from '../theme/card';
import { Quota, Quotas, Root, Summary } from './LuckyTaskCard.styles';

/** `applying`: a task is being looked for (8 or 12 s). `off`: none to be had now, a press says why. */
export type ApplyState = 'ready' | 'applying' | 'off';

const looks: Record<ApplyState, Pick<ButtonProps, 'tone' | 'state'>> = { ready: {}, applying: { state: 'disabled' }, off: { tone: 'off' } };

export interface LuckyTaskCardProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string;
  text: string;
  /** What can be earned, e.g. `Earn up to Rp 10.000 today`. */
  summary?: string;
  /** Used and allowed, in words: in all and of each ad network. */
  quotas: readonly string[];
  /** The word on the button; while applying it says so. */
  apply: string;
  applyState: ApplyState;
  onApply: () => void;
  /** The tasks: `LuckyTaskRow`s. */
  children?: ComponentProps<'section'>['children'];
}

/** Lucky tasks on home: what they are, what is left today, the way to get one, and those under way (sections 2 and 4). */
export function LuckyTaskCard({ title, text, summary, quotas, apply, applyState, onApply, children, ...rest }: LuckyTaskCardProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id} data-state={applyState} {...rest}>
      <Card as="div">
        <CardHead>
          <GiftIcon size={44} />
          <div>
            <CardTitle id={id}>{title}</CardTitle>
            <CardText>{text}</CardText>
          </div>
        </CardHead>
        {summary && <Summary>{summary}</Summary>}
        <Quotas>
          {quotas.map((quota) => (
            <Quota key={quota}>{quota}</Quota>
          ))}
        </Quotas>
        <Button block {...looks[applyState]} aria-busy={applyState === 'applying' || undefined} onClick={onApply}>
          {apply}
        </Button>
      </Card>
      {children}
    </Root>
  );
}
