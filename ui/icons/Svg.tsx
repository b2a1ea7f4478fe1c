import type { SVGProps } from 'react';

/** Props of every icon: `size` in px, and the attributes of an svg element. */
export interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number;
}

/**
 * The svg element of every icon, with a view box of 48 px. Hidden from screen readers unless it has an `aria-label`.
 */
export function Svg({ size = 24, ...rest }: IconProps) {
  const name = rest['aria-label'];
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 48 48"
      fill="none"
      strokeWidth={4.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={name && 'img'}
      aria-hidden={!name || undefined}
      {...rest}
    />
  );
}
