import { Svg, type IconProps } from './Svg';

/** Icon of the resume button. */
export function PlayIcon(props: IconProps) {
  return (
    <Svg stroke="currentColor" {...props}>
      <path fill="currentColor" d="M16 12v24l21-12z" />
    </Svg>
  );
}
