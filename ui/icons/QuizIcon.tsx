import { paint } from './paint';
import { Svg, type IconProps } from './Svg';

/** Picture of the quiz: a card with a question mark. */
export function QuizIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <rect fill={paint.bluePale} x="5" y="6" width="28" height="35" rx="7" transform="rotate(-12 19 24)" />
      <rect fill={paint.blue} x="14" y="7" width="28" height="36" rx="7" transform="rotate(6 28 25)" />
      <path stroke={paint.white} d="M23.5 20q1-5 5.5-4.5t4 5q-.5 2.5-3 3.5t-2 4" />
      <circle fill={paint.white} cx="27.5" cy="34.5" r="2.8" />
    </Svg>
  );
}
