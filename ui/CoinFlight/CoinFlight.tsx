import { reward } from '@tally/tokens/motion';
import type { ComponentProps } from 'react';
import { CoinIcon } from '../icons/CoinIcon';
import { Coin, Gain, Root } from './CoinFlight.styles';

/** A place on the page, px from its upper left corner. */
export interface Point {
  x: number;
  y: number;
}

export interface CoinFlightProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Where the coins come from and where they go: their middle. */
  from: Point;
  to: Point;
  /** What was paid, with its sign; it stays above the place where the coins land. */
  gain: string;
}

/**
 * Coins that fly one after the other on an arc, once; the last has landed after 660 ms. They scroll with the page, and are
 * neither heard nor tapped. Where less motion is wanted only the amount is seen.
 */
export function CoinFlight({ from, to, gain, style, ...rest }: CoinFlightProps) {
  const way = { left: from.x, top: from.y, '--x': `${to.x - from.x}px`, '--y': `${to.y - from.y}px`, ...style };
  return (
    <Root aria-hidden style={way} {...rest}>
      {Array.from({ length: reward.coins }, (_, at) => (
        <Coin key={at} style={{ '--after': `${reward.coinsAfter + at * reward.coinEvery}ms` }}>
          <CoinIcon size={26} />
        </Coin>
      ))}
      <Gain style={{ marginLeft: to.x - from.x, marginTop: to.y - from.y }}>{gain}</Gain>
    </Root>
  );
}
