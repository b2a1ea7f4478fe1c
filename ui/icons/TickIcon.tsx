import { Svg, type IconProps } from './Svg';

/** A plain check mark, in the current text colour. */
export function TickIcon(props: IconProps) {
  return (
    <Svg stroke="currentColor" strokeWidth={6} {...props}>
      <path d="m13 25 8 8 15-17" />
    </Svg>
  );
}
