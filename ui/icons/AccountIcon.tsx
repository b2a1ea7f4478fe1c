import { paint } from './paint';
import { Svg, type IconProps } from './Svg';

/** Icon of an e-wallet account. */
export function AccountIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <rect fill={paint.redPale} x="3" y="9" width="42" height="31" rx="7" />
      <path fill={paint.red} d="M3 17v-1q0-7 7-7h28q7 0 7 7v1" />
      <circle fill={paint.dark} cx="15" cy="25" r="4" />
      <path fill={paint.dark} d="M8 36q0-6 7-6t7 6" />
      <path stroke={paint.redMid} strokeWidth="4" d="M28 25h10m-10 8h7" />
    </Svg>
  );
}
