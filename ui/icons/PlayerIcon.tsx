import { paint } from './paint';
import { Svg, type IconProps } from './Svg';

/** Picture of a video to watch. */
export function PlayerIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <rect fill={paint.dark} x="3" y="8" width="42" height="33" rx="9" />
      <rect fill={paint.redMid} x="8" y="13" width="32" height="23" rx="5" />
      <path fill={paint.white} d="M19 17.5v14q0 2 2 1l11-7q1.5-1 0-2l-11-7q-2-1-2 1" />
    </Svg>
  );
}
