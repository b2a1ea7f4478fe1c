import { paint } from './paint';
import { Svg, type IconProps } from './Svg';

/** Plug out of its socket: no connection. */
export function UnpluggedIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <g transform="rotate(-35 24 24)">
        <path stroke={paint.dark} strokeWidth="4" d="M-3 24h9m36 0h9" />
        <path stroke={paint.goldEdge} strokeWidth="4" d="M15 19h7m-7 10h7" />
        <path fill={paint.red} d="M11 14h4q2 0 2 2v16q0 2-2 2h-4Q3 34 3 24t8-10" />
        <path fill={paint.redMid} d="M31 12h6q9 0 9 12t-9 12h-6q-2 0-2-2V14q0-2 2-2" />
      </g>
      <path stroke={paint.gold} strokeWidth="4" d="m16 10 2 4M10 14l3 2m17 23-1-4m8 1-3-2" />
    </Svg>
  );
}
