import type { ComponentProps } from 'react';
import { Root } from './Skeleton.styles';

export interface SkeletonProps extends ComponentProps<'span'> {
  /** What it stands for: a line, a card, a picture, a face. */
  shape?: 'text' | 'block' | 'card' | 'round';
  /** CSS lengths of the content to come, so that the layout does not shift when it loads. */
  width?: string;
  /** Height as CSS writes it. */
  height?: string;
}

/** Placeholder for loading content. Set `aria-busy` on the region around it. */
export function Skeleton({ shape = 'text', width, height, style, ...rest }: SkeletonProps) {
  return <Root aria-hidden data-shape={shape} style={{ width, height, ...style }} {...rest} />;
}
