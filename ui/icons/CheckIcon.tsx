import { paint } from './paint';
import { Svg, type IconProps } from './Svg';

/** Icon for something done, in the current text colour. */
export function CheckIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <circle fill="currentColor" cx="24" cy="24" r="21" />
      <path stroke={paint.white} strokeWidth="5" d="m15 25 6 6 12-13" />
    </Svg>
  );
}
