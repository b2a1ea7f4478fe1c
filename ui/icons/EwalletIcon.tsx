import { Svg, type IconProps } from './Svg';

/** The sign of any e-wallet, in the current text colour: it looks like no brand. */
export function EwalletIcon(props: IconProps) {
  return (
    <Svg stroke="currentColor" strokeWidth={4} {...props}>
      <path d="M7 17v-3q0-5 5-5h22q3 0 3 3v4" />
      <rect x="7" y="16" width="34" height="24" rx="6" />
      <path d="M41 23.5h-8a4.5 4.5 0 0 0 0 9h8" />
    </Svg>
  );
}
