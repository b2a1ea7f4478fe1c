import { Svg, type IconProps } from './Svg';

/** Carry on. */
export function PlayIcon(props: IconProps) {
  return (
    <Svg stroke="currentColor" {...props}>
      <path fill="currentColor" d="M16 12v24l21-12z" />
    </Svg>
  );
}
