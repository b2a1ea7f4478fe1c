import { Svg, type IconProps } from './Svg';

/** Line icon of a clock, for a time or a payment in progress. The coloured picture is `StopwatchIcon`. */
export function ClockIcon(props: IconProps) {
  return (
    <Svg stroke="currentColor" {...props}>
      <path d="M24 14v10l7 5" />
      <circle cx="24" cy="24" r="18" />
    </Svg>
  );
}
