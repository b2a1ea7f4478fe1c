import { paint } from './paint';
import { Svg, type IconProps } from './Svg';

/** Picture of the lucky draw (task `lottery`). */
export function TicketIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <g transform="rotate(-14 24 24)">
        <path
          fill={paint.gold}
          d="M6 11h36q3 0 3 3v5a5 5 0 0 0 0 10v5q0 3-3 3H6q-3 0-3-3v-5a5 5 0 0 0 0-10v-5q0-3 3-3"
        />
        <path stroke={paint.goldEdge} strokeWidth="3" d="M33 15v2m0 6v2m0 6v2" />
        <path fill={paint.red} d="m18 15 2.7 6 6.3.6-4.8 4.3 1.4 6.3L18 29l-5.6 3.2 1.4-6.3L9 21.6l6.3-.6" />
      </g>
    </Svg>
  );
}
