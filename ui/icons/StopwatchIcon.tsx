import { paint } from './paint';
import { Svg, type IconProps } from './Svg';

/** Picture for something that takes time. */
export function StopwatchIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path stroke={paint.dark} strokeWidth="5" d="M20 4h8m-4 0v6m14 0 3 3" />
      <circle fill={paint.gold} cx="24" cy="27" r="18" />
      <path fill={paint.goldMid} d="M24 9a18 18 0 0 1 0 36" />
      <path stroke={paint.dark} d="M24 17v10l7 5" />
    </Svg>
  );
}
