import { paint } from './paint';
import { Svg, type IconProps } from './Svg';

/** Picture for safety and privacy. */
export function ShieldIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <path fill={paint.green} d="M24 3q8 6 18 6 2 27-18 36Q4 36 6 9q10 0 18-6" />
      <path fill={paint.greenDeep} d="M24 3q8 6 18 6 2 27-18 36" />
      <path stroke={paint.white} strokeWidth="5" d="m16 24 6 6 11-12" />
    </Svg>
  );
}
