import { paint } from './paint';
import { Svg, type IconProps } from './Svg';

/** Picture of the rules: a sheet with a list. */
export function RulesIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <rect fill={paint.redPale} x="7" y="3" width="34" height="42" rx="8" />
      <path stroke={paint.red} strokeWidth="5" d="M23 14h9M23 24h9M23 34h9" />
      <path stroke={paint.dark} strokeWidth="5" d="M15 14h0m0 10h0m0 10h0" />
    </Svg>
  );
}
