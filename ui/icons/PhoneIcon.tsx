import { paint } from './paint';
import { Svg, type IconProps } from './Svg';

/** Picture of a phone with a coin on its screen. */
export function PhoneIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <rect fill={paint.red} x="10" y="2" width="28" height="44" rx="8" />
      <rect fill={paint.redPale} x="13" y="7" width="22" height="31" rx="4" />
      <circle fill={paint.gold} cx="24" cy="22" r="8" />
      <circle fill={paint.goldMid} cx="24" cy="22" r="4" />
    </Svg>
  );
}
