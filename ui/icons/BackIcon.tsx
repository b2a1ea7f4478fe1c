import { Svg, type IconProps } from './Svg';

/** Icon of the back button. */
export function BackIcon(props: IconProps) {
  return (
    <Svg stroke="currentColor" {...props}>
      <path d="M29 10 15 24l14 14" />
    </Svg>
  );
}
