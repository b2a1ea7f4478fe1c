import { paint } from './paint';
import { Svg, type IconProps } from './Svg';

/** Picture of a coin, stamped with the product's five tally strokes; a tick means done and stands elsewhere. */
export function CoinIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path fill={paint.goldEdge} d="M4 22v4a20 20 0 0 0 40 0v-4" />
      <circle fill={paint.gold} cx="24" cy="22" r="20" />
      <circle fill={paint.goldMid} cx="24" cy="22" r="15" />
      <path stroke={paint.dark} strokeWidth="3.4" d="M14.5 14.5v15m6.3-15v15m6.4-15v15m6.3-15v15M10.5 27.5l27-11" />
    </Svg>
  );
}
