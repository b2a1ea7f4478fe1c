import { Svg, type IconProps } from './Svg';

/** Icon of the reload button. */
export function RefreshIcon(props: IconProps) {
  return (
    <Svg stroke="currentColor" {...props}>
      <path d="M40 24a16 16 0 1 1-5-11.5l5 4.5M40 7v10H30" />
    </Svg>
  );
}
