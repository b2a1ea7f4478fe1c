import { Svg, type IconProps } from './Svg';

/** Line icon of a round speech bubble with a bolt, for sharing by messaging service M. */
export function MessengerIcon(props: IconProps) {
  return (
    <Svg stroke="currentColor" {...props}>
      <path d="M24 7c10 0 18 7 18 16s-8 16-18 16c-2 0-4-.3-6-.8L11 42v-7c-3-3-5-7-5-12C6 14 14 7 24 7M15 27l6-7 6 5 6-7" />
    </Svg>
  );
}
