import { paint } from './paint';
import { Svg, type IconProps } from './Svg';

/** Icon of an e-wallet account. */
export function AccountIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <rect fill={paint.white} stroke={paint.redMid} strokeWidth="2" x="4" y="10" width="40" height="29" rx="6" />
      <path fill={paint.red} d="M3 17v-1q0-7 7-7h28q7 0 7 7v1" />
      <circle fill={paint.dark} cx="15" cy="25" r="4" />
      <path fill={paint.dark} d="M8 36q0-6 7-6t7 6" />
      <path stroke={paint.redMid} strokeWidth="4" d="M28 25h10m-10 8h7" />
    </Svg>
  );
}
