import { Svg, type IconProps } from './Svg';

/** A star. */
export function StarIcon(props: IconProps) {
  return (
    <Svg stroke="currentColor" {...props}>
      <path fill="currentColor" d="m24 7 5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z" />
    </Svg>
  );
}
