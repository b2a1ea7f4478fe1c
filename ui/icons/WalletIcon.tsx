import { paint } from './paint';
import { Svg, type IconProps } from './Svg';

/** Picture of a wallet, for withdrawals and cash. */
export function WalletIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path fill={paint.green} d="m9 14 22-10q3-1 4 2l4 12" />
      <rect fill={paint.red} x="4" y="12" width="40" height="32" rx="9" />
      <path fill={paint.dark} d="M45 21H33a7 7 0 0 0 0 14h12q1.5 0 1.5-1.5v-11Q46.5 21 45 21" />
      <circle fill={paint.gold} cx="34" cy="28" r="3.2" />
    </Svg>
  );
}
