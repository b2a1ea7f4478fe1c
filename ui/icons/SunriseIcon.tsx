import { paint } from './paint';
import { Svg, type IconProps } from './Svg';

/** Sunrise, for the morning exchange of coins into cash. */
export function SunriseIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path stroke={paint.goldEdge} strokeWidth="5" d="M24 5v6M8.5 12.5l4 4M39.5 12.5l-4 4M3 29h4M41 29h4" />
      <path fill={paint.gold} d="M11 36a13 13 0 0 1 26 0" />
      <path stroke={paint.dark} strokeWidth="5" d="M4 37h40M15 45h18" />
    </Svg>
  );
}
