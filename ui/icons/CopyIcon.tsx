import { Svg, type IconProps } from './Svg';

/** Icon of buttons that copy. */
export function CopyIcon(props: IconProps) {
  return (
    <Svg stroke="currentColor" {...props}>
      <path d="M9 31q-2-1-2-4V12q0-5 5-5h15q3 0 4 2" />
      <rect x="17" y="17" width="24" height="24" rx="5" />
    </Svg>
  );
}
