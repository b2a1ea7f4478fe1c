import { paint } from './paint';
import { Svg, type IconProps } from './Svg';

/** Picture of a video to watch. */
export function PlayerIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <rect fill={paint.red} x="3" y="8" width="42" height="33" rx="9" />
      <circle fill={paint.dark} cx="24" cy="24.5" r="11" />
      <path fill={paint.white} d="M20.5 19.5v10q0 2 2 1l7-5q1.5-1 0-2l-7-5q-2-1-2 1" />
    </Svg>
  );
}
