import type { ComponentProps } from 'react';
import { Root } from './Hero.styles';

export interface HeroProps extends ComponentProps<'header'> {
  /**
   * How far the last child overlaps the lower edge of the red area: as the balance ticket, as a single card, or not at
   * all.
   */
  overlap?: 'ticket' | 'card' | 'none';
}

/** The red header of a page. Its pattern depends on the market, by an attribute on the document's root element. */
export function Hero({ overlap = 'none', ...rest }: HeroProps) {
  return <Root data-overlap={overlap} {...rest} />;
}
