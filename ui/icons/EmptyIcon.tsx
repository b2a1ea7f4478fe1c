import { paint } from './paint';
import { Svg, type IconProps } from './Svg';

/** Nothing here yet: a blank ticket. */
export function EmptyIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path fill={paint.greyPale} d="m9 8 28-5q3-.5 3.5 2.5L42 16l-34 6-2-10q0-3 3-4" />
      <path
        fill={paint.redPale}
        d="M6 14h36q3 0 3 3v7a5 5 0 0 0 0 10v7q0 3-3 3H6q-3 0-3-3v-7a5 5 0 0 0 0-10v-7q0-3 3-3"
      />
      <path stroke={paint.redMid} strokeWidth="3" d="M33 19v2m0 7v2m0 7v2" />
      <path stroke={paint.dark} strokeWidth="3.5" d="M10 26q2.5 2.5 5 0m6 0q2.5 2.5 5 0m-10 7h4" />
    </Svg>
  );
}
