import { reward } from '@tally/tokens/motion';
import type { ComponentProps } from 'react';
import { CoinIcon } from '../icons/CoinIcon';
import { Coin, Gain, Root } from './CoinFlight.styles';

/** A position on the page, px from its upper left corner. */
export interface Point {
  /** From the left edge of the window, px. */
  x: number;
  /** From its upper edge, px. */
  y: number;
}

export interface CoinFlightProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Start and end of the flight: the coins' centre. */
  from: Point;
  /** Where the coins land. */
  to: Point;
  /** The amount paid, with its sign; it stays visible for as long as the component does. */
  gain: string;
  /** Where the amount stands: the middle of its left edge. */
  beside: Point;
}

/**
 * Coins that fly one after the other along an arc, once; the last one has landed after 660 ms. They scroll with the
 * page, are hidden from screen readers and take no pointer events. Under reduced motion only the amount is shown.
 */
export function CoinFlight({ from, to, gain, beside, style, ...rest }: CoinFlightProps) {
  const way = { left: from.x, top: from.y, '--x': `${to.x - from.x}px`, '--y': `${to.y - from.y}px`, ...style };
  return (
    <Root aria-hidden style={way} {...rest}>
      {Array.from({ length: reward.coins }, (_, at) => (
        <Coin key={at} style={{ '--after': `${reward.coinsAfter + at * reward.coinEvery}ms` }}>
          <CoinIcon size={26} />
        </Coin>
      ))}
      <Gain style={{ left: beside.x - from.x, top: beside.y - from.y }}>{gain}</Gain>
    </Root>
  );
}
