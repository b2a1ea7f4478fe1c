import { Svg, type IconProps } from './Svg';

/** A check mark alone, in the colour of the text around it. */
export function TickIcon(props: IconProps) {
  return (
    <Svg stroke="currentColor" strokeWidth={6} {...props}>
      <path d="m13 25 8 8 15-17" />
    </Svg>
  );
}
