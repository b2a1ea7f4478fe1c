import { Svg, type IconProps } from './Svg';

/** Placeholder for a person without a photo. */
export function UserIcon(props: IconProps) {
  return (
    <Svg stroke="currentColor" {...props}>
      <path d="M8 42q1-14 16-14t16 14" />
      <circle cx="24" cy="15" r="9" />
    </Svg>
  );
}
