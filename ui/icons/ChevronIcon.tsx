import { Svg, type IconProps } from './Svg';

/** Chevron of rows and buttons that lead to another page. */
export function ChevronIcon(props: IconProps) {
  return (
    <Svg stroke="currentColor" {...props}>
      <path d="m18 11 13 13-13 13" />
    </Svg>
  );
}
