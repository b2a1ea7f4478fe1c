import { Svg, type IconProps } from './Svg';

/** Icon for feedback and help. */
export function ChatIcon(props: IconProps) {
  return (
    <Svg stroke="currentColor" {...props}>
      <path d="M10 10h28q3 0 3 3v17q0 3-3 3H22l-9 8v-8h-3q-3 0-3-3V13q0-3 3-3" />
    </Svg>
  );
}
