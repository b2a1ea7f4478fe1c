import type { ComponentProps } from 'react';
import { Root } from './Hero.styles';

export interface HeroProps extends ComponentProps<'header'> {
  /** How far the last child hangs out of the red: the balance ticket, a single card, or not at all. */
  overlap?: 'ticket' | 'card' | 'none';
}

/** The red head of a page. The market's pattern comes from the attribute on the root of the document. */
export function Hero({ overlap = 'none', ...rest }: HeroProps) {
  return <Root data-overlap={overlap} {...rest} />;
}
