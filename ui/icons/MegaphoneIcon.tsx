import { paint } from './paint';
import { Svg, type IconProps } from './Svg';

/** Picture for news and promotions. */
export function MegaphoneIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path fill={paint.dark} d="M12 29h9l3 12q1 4-3 4h-3q-2 0-3-2" />
      <path fill={paint.red} d="M11 16h13L38 6q2-1 2 2v30q0 3-2 2L24 31H11q-7 0-7-7.5t7-7.5" />
      <path fill={paint.redPale} d="M11 16h8v15h-8q-7 0-7-7.5t7-7.5" />
      <path stroke={paint.gold} strokeWidth="5" d="M45 18v10" />
    </Svg>
  );
}
