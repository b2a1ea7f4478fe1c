import { useEffect, useState, type ComponentProps } from 'react';
import { prefersReducedMotion, useAfter } from '../Ambient/Ambient';
import { Root } from './Reveal.styles';

export interface RevealProps extends ComponentProps<'div'> {
  /** Ms after mounting; 0 shows at once. Under reduced motion nobody is kept waiting. */
  after: number;
}

/** Lets its children enter late. Their room is kept, so nothing moves when they come. */
export function Reveal({ after, ...rest }: RevealProps) {
  const [shown, setShown] = useState(after === 0);
  useEffect(() => {
    if (prefersReducedMotion()) setShown(true);
  }, []);
  useAfter(after, () => setShown(true));
  return <Root data-state={shown ? 'shown' : 'waiting'} {...rest} />;
}
