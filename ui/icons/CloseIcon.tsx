import { Svg, type IconProps } from './Svg';

/** Icon of the close button. */
export function CloseIcon(props: IconProps) {
  return (
    <Svg stroke="currentColor" {...props}>
      <path d="m12 12 24 24m0-24L12 36" />
    </Svg>
  );
}
