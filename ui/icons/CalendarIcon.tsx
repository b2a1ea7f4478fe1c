import { paint } from './paint';
import { Svg, type IconProps } from './Svg';

/** Picture of the daily check-in. */
export function CalendarIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <rect fill={paint.redPale} x="5" y="9" width="38" height="35" rx="8" />
      <path fill={paint.red} d="M5 21v-4q0-8 8-8h22q8 0 8 8v4" />
      <path stroke={paint.dark} strokeWidth="5" d="M15 5v7m18-7v7" />
      <path data-check stroke={paint.redDeep} strokeWidth="5" d="m16 32 6 6 11-12" />
    </Svg>
  );
}
