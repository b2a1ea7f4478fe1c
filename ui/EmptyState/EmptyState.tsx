import type { ComponentProps, ReactNode } from 'react';
import { EmptyIcon } from '../icons/EmptyIcon';
import { Root, Text, Title } from './EmptyState.styles';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  picture?: ReactNode;
  title?: string;
  /** What is missing, and what would fill it. */
  text: string;
  /** The one thing to do about it: a `Button`. */
  children?: ReactNode;
}

/** Stands where a list would stand, and says why there is none. */
export function EmptyState({ picture = <EmptyIcon size={88} />, title, text, children, ...rest }: EmptyStateProps) {
  return (
    <Root {...rest}>
      {picture}
      {title && <Title>{title}</Title>}
      <Text>{text}</Text>
      {children}
    </Root>
  );
}
