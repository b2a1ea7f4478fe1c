import { Svg, type IconProps } from './Svg';

/** Line icon of a paper plane, for sharing by messaging service T. */
export function PlaneIcon(props: IconProps) {
  return (
    <Svg stroke="currentColor" {...props}>
      <path d="M42 8 6 22l12 5 4 13 6-9 9 6zM18 27 42 8" />
    </Svg>
  );
}
