import type { ComponentProps } from 'react';
import { Root } from './Skeleton.styles';

export interface SkeletonProps extends ComponentProps<'span'> {
  shape?: 'text' | 'block' | 'round';
  /** CSS lengths of what will come, so that nothing moves when it does. */
  width?: string;
  height?: string;
}

/** Holds the place of what is still loading. The region around it says that it is busy. */
export function Skeleton({ shape = 'text', width, height, style, ...rest }: SkeletonProps) {
  return <Root aria-hidden data-shape={shape} style={{ width, height, ...style }} {...rest} />;
}
