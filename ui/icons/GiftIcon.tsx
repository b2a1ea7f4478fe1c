import { paint } from './paint';
import { Svg, type IconProps } from './Svg';

/** Picture of a gift. */
export function GiftIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path stroke={paint.dark} strokeWidth="5" d="M24 14Q12 15 13 8q2-6 11 6Q33 2 35 8q1 7-11 6" />
      <path fill={paint.red} d="M7 24h34v15q0 6-6 6H13q-6 0-6-6" />
      <rect fill={paint.redMid} x="3" y="14" width="42" height="13" rx="5" />
      <path fill={paint.gold} d="M19.5 14h9v31h-9" />
    </Svg>
  );
}
