import type { SVGProps } from 'react';

/** What every icon takes: an edge in px, and whatever an svg takes. */
export interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number;
}

/** The 48 px sheet that every icon is drawn on. It is decoration unless it is given an `aria-label`. */
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
