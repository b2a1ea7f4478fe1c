import { paint } from './paint';
import { Svg, type IconProps } from './Svg';

/** Icon for errors and warnings, in the current text colour. */
export function AlertIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <circle fill="currentColor" cx="24" cy="24" r="21" />
      <path stroke={paint.white} strokeWidth="5.5" d="M24 13v13m0 9v0" />
    </Svg>
  );
}
