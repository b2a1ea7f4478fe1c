import { useState, type ComponentProps } from 'react';
import { useTimeout, useReducedMotion } from '../Environment/Environment';
import { Root } from './Reveal.styles';

export interface RevealProps extends ComponentProps<'div'> {
  /** Delay in ms after mounting; 0 shows the children at once, as reduced motion does. */
  after: number;
  /** While true the children stay hidden, also after the delay and under reduced motion. Default: false. */
  wait?: boolean;
}

/** Shows its children after a delay. Their space is reserved, so that the layout does not shift. */
export function Reveal({ after, wait = false, ...rest }: RevealProps) {
  const reduced = useReducedMotion();
  const [due, setDue] = useState(after === 0);
  useTimeout(due ? undefined : after, () => setDue(true));
  return <Root data-state={(due || reduced) && !wait ? 'shown' : 'waiting'} {...rest} />;
}
