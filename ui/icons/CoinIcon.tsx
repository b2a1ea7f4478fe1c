import { paint } from './paint';
import { Svg, type IconProps } from './Svg';

/** Picture of a coin, stamped with the product's check mark. */
export function CoinIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path fill={paint.goldEdge} d="M4 22v4a20 20 0 0 0 40 0v-4" />
      <circle fill={paint.gold} cx="24" cy="22" r="20" />
      <circle fill={paint.goldMid} cx="24" cy="22" r="15" />
      <path stroke={paint.dark} strokeWidth="5" d="m17 22 5 5 10-10" />
    </Svg>
  );
}
