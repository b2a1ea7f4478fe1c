import { Svg, type IconProps } from './Svg';

/** Icon for an explanation. */
export function InfoIcon(props: IconProps) {
  return (
    <Svg stroke="currentColor" {...props}>
      <path d="M24 23v10m0-18v0" />
      <circle cx="24" cy="24" r="18" />
    </Svg>
  );
}
