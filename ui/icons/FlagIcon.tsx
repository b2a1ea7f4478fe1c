import { paint } from './paint';
import { Svg, type IconProps } from './Svg';

/** Flag that marks the next withdrawal amount. */
export function FlagIcon(props: IconProps) {
  return (
    <Svg viewBox="0 0 14 16" strokeWidth={2.4} {...props}>
      <path stroke={paint.dark} d="M2 15V2" />
      <path fill={paint.red} d="M2 1.5h9.5L9.5 5l2 3.5H2z" />
    </Svg>
  );
}
