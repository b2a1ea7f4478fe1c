import { Svg, type IconProps } from './Svg';

/** Icon of the pause button. */
export function PauseIcon(props: IconProps) {
  return (
    <Svg stroke="currentColor" {...props}>
      <path strokeWidth="7" d="M16 13v22m16-22v22" />
    </Svg>
  );
}
