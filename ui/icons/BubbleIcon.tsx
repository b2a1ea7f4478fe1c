import { Svg, type IconProps } from './Svg';

/** Line icon of a speech bubble, for a message to a friend. */
export function BubbleIcon(props: IconProps) {
  return (
    <Svg stroke="currentColor" {...props}>
      <path d="M24 7a17 17 0 1 1-8.5 31.7L7 41l2.3-8.5A17 17 0 0 1 24 7" />
      <path d="M18 24h0m6 0h0m6 0h0" />
    </Svg>
  );
}
