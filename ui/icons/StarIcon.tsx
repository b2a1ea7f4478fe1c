import { paint } from './paint';
import { Svg, type IconProps } from './Svg';

/** Picture of a star. */
export function StarIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path
        fill={paint.gold}
        stroke={paint.gold}
        d="m24 6 5.5 11.5L42 19l-9.3 8.5L35 40l-11-6-11 6 2.3-12.5L6 19l12.5-1.5z"
      />
      <path fill={paint.goldMid} stroke={paint.goldMid} d="m24 6 5.5 11.5L42 19l-9.3 8.5L35 40l-11-6z" />
    </Svg>
  );
}
