import { Svg, type IconProps } from './Svg';

/** Arrow between two pictures: the first leads to the second. */
export function ArrowIcon(props: IconProps) {
  return (
    <Svg stroke="currentColor" {...props}>
      <path d="M8 24h31M27 11l13 13-13 13" />
    </Svg>
  );
}
