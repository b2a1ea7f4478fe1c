import { Svg, type IconProps } from './Svg';

/** Spinner for something in progress. The icon itself is static: the caller rotates it, except under reduced motion. */
export function SpinnerIcon(props: IconProps) {
  return (
    <Svg stroke="currentColor" {...props}>
      <circle opacity=".25" cx="24" cy="24" r="18" />
      <path d="M24 6a18 18 0 0 1 18 18" />
    </Svg>
  );
}
