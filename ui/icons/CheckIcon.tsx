import { paint } from './paint';
import { Svg, type IconProps } from './Svg';

/** Done, in the colour of the text around it. */
export function CheckIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <circle fill="currentColor" cx="24" cy="24" r="21" />
      <path stroke={paint.white} strokeWidth="5" d="m15 25 6 6 12-13" />
    </Svg>
  );
}
