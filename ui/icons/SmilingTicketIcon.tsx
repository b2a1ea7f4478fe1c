import { paint } from './paint';
import { Svg, type IconProps } from './Svg';

/** The ticket with a friendly face: a good answer. */
export function SmilingTicketIcon(props: IconProps) {
  return (
    <Svg overflow="visible" {...props}>
      <path fill={paint.redSoft} d="m9 8 28-5q3-.5 3.5 2.5L42 16l-34 6-2-10q0-3 3-4" />
      <path
        fill={paint.white}
        d="M6 14h36q3 0 3 3v7a5 5 0 0 0 0 10v7q0 3-3 3H6q-3 0-3-3v-7a5 5 0 0 0 0-10v-7q0-3 3-3"
      />
      <path stroke={paint.redMid} strokeWidth="3" d="M34 19v2m0 7v2m0 7v2" />
      <circle fill={paint.redSoft} cx="9.5" cy="30" r="2.2" />
      <circle fill={paint.redSoft} cx="26.5" cy="30" r="2.2" />
      <path stroke={paint.dark} strokeWidth="4.5" d="M12.5 24v0m11 0v0" />
      <path stroke={paint.dark} strokeWidth="3.5" d="M13 30q5 4.5 10 0" />
    </Svg>
  );
}
