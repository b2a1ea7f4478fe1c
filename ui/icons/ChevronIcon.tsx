import { Svg, type IconProps } from './Svg';

/** Leads further. */
export function ChevronIcon(props: IconProps) {
  return (
    <Svg stroke="currentColor" {...props}>
      <path d="m18 11 13 13-13 13" />
    </Svg>
  );
}
