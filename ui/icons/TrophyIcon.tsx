import { paint } from './paint';
import { Svg, type IconProps } from './Svg';

/** Picture of the ranking. */
export function TrophyIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path stroke={paint.goldEdge} strokeWidth="5" d="M13 10H6q-1 14 10 14m19-14h7q1 14-10 14" />
      <path fill={paint.gold} d="M10 4h28q2 0 2 2-1 24-16 26Q9 30 8 6q0-2 2-2" />
      <path fill={paint.dark} d="M20 30h8v6h5q3 0 3 3v6H12v-6q0-3 3-3h5" />
      <path stroke={paint.red} strokeWidth="5" d="m17 15 5 5 9-9" />
    </Svg>
  );
}
