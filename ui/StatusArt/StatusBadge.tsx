import type { ReactNode } from 'react';
import { paint } from '../icons/paint';
import { Svg, type IconProps } from '../icons/Svg';

/** Status of the pictured subject: done or arrived, waiting (for a time or an answer), or failed. */
export type ArtStatus = 'done' | 'waiting' | 'failed';

const marks: Readonly<Record<ArtStatus, ReactNode>> = {
  done: (
    <>
      <circle fill={paint.greenDeep} cx="24" cy="24" r="19" />
      <path stroke={paint.white} d="m14 25 7 7 13-14" />
    </>
  ),
  waiting: (
    <>
      <circle fill={paint.gold} cx="24" cy="24" r="19" />
      <path stroke={paint.dark} d="M24 14v11l7 5" />
    </>
  ),
  failed: (
    <>
      <circle fill={paint.danger} cx="24" cy="24" r="19" />
      <path stroke={paint.white} d="m16 16 16 16m0-16L16 32" />
    </>
  ),
};

/** A round badge with a white ring, placed over the corner of a picture. */
export function StatusBadge({ status, ...rest }: IconProps & { status: ArtStatus }) {
  return (
    <Svg size={38} strokeWidth={6} {...rest}>
      <circle fill={paint.white} cx="24" cy="24" r="24" />
      {marks[status]}
    </Svg>
  );
}
