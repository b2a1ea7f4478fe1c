import { paint } from '../paint';
import { Svg, type IconProps } from '../Svg';

/** Ticket torn in two: the page could not be shown. */
export function TornTicketIcon(props: IconProps) {
  return (
    <Svg overflow="visible" {...props}>
      <g transform="rotate(-7 16 44) translate(-2 0)">
        <path fill={paint.redSoft} d="m9 8 20-3.6 1.5 10-23.5 5-1-7.4q0-3 3-4" />
        <path
          fill={paint.white}
          d="M6 14h24l-2 3.75 2.5 3.75-2.5 3.75 2.5 3.75-2.5 3.75 2.5 3.75-2.5 3.75 2.5 3.75H6q-3 0-3-3v-7a5 5 0 0 0 0-10v-7q0-3 3-3"
        />
        <circle fill={paint.redSoft} cx="8.5" cy="30" r="2.2" />
        <circle fill={paint.redSoft} cx="25" cy="30" r="2.2" />
        <path stroke={paint.dark} d="M12 24v0m10 0v0" />
        <path fill={paint.dark} d="M14 33a3 3.5 0 0 1 6 0a3 3 0 0 1-6 0" />
      </g>
      <g transform="translate(2 1.5) rotate(14 38 44)">
        <path
          fill={paint.white}
          d="M33 14h9q3 0 3 3v7a5 5 0 0 0 0 10v7q0 3-3 3h-9l2-3.75-2.5-3.75 2.5-3.75-2.5-3.75 2.5-3.75-2.5-3.75 2.5-3.75z"
        />
        <path stroke={paint.redMid} strokeWidth="3" d="M39 21v1m0 13v1" />
      </g>
    </Svg>
  );
}
