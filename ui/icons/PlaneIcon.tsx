import { Svg, type IconProps } from './Svg';

/** Sent by messaging service T, in a line of words. */
export function PlaneIcon(props: IconProps) {
  return (
    <Svg stroke="currentColor" {...props}>
      <path d="M42 8 6 22l12 5 4 13 6-9 9 6zM18 27 42 8" />
    </Svg>
  );
}
