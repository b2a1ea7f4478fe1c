import { Svg, type IconProps } from './Svg';

/** Icon of the app store. */
export function StoreIcon(props: IconProps) {
  return (
    <Svg stroke="currentColor" {...props}>
      <path d="M9 22v18h30V22M10 8h28l4 10q0 6-6 6-4 0-6-4-2 4-6 4t-6-4q-2 4-6 4-6 0-6-6z" />
    </Svg>
  );
}
