import { paint } from './paint';
import { Svg, type IconProps } from './Svg';

/** Picture of the word game: two letter tiles. */
export function LettersIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <rect fill={paint.greenPale} x="2" y="4" width="25" height="25" rx="7" transform="rotate(-8 14 16)" />
      <path stroke={paint.greenDeep} strokeWidth="4" d="m10 24 3-14 7 13m-9-4 6-1" />
      <rect fill={paint.green} x="20" y="19" width="25" height="25" rx="7" transform="rotate(8 32 31)" />
      <path stroke={paint.white} strokeWidth="4" d="m30 24-2 13 5 1q5 0 5-4 0-3-3-3.5 3-.5 3-3 0-3-3-3zm-1 6 5 1" />
    </Svg>
  );
}
