import { useState, type ComponentProps } from 'react';
import { useTimeout, useReducedMotion } from '../Environment/Environment';
import { Root } from './Reveal.styles';

export interface RevealProps extends ComponentProps<'div'> {
  /** Ms after mounting; 0 shows at once. Under reduced motion nobody is kept waiting. */
  after: number;
}

/** Lets its children enter late. Their room is kept, so nothing moves when they come. */
export function Reveal({ after, ...rest }: RevealProps) {
  const reduced = useReducedMotion();
  const [due, setDue] = useState(after === 0);
  useTimeout(due ? undefined : after, () => setDue(true));
  return <Root data-state={due || reduced ? 'shown' : 'waiting'} {...rest} />;
}
