import { paint } from './paint';
import { Svg, type IconProps } from './Svg';

/** Picture of the team: the people invited by the user. */
export function TeamIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <g fill={paint.redMid}>
        <circle cx="11" cy="18" r="6" />
        <circle cx="37" cy="18" r="6" />
        <path d="M1 37q0-11 10-11h26q10 0 10 11 0 2-2 2H3q-2 0-2-2" />
      </g>
      <circle fill={paint.dark} cx="24" cy="14" r="9" />
      <path fill={paint.red} d="M9 42q0-16 15-16t15 16q0 3-3 3H12q-3 0-3-3" />
      <path stroke={paint.white} strokeWidth="4" d="m19 35 4 4 7-7" />
    </Svg>
  );
}
