import type { ComponentProps, ReactNode } from 'react';
import { SleepingTicketIcon } from '../icons/SleepingTicketIcon';
import { StatusArt, type ArtStatus } from '../StatusArt/StatusArt';
import { Root, Text, Title } from './EmptyState.styles';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** An icon, 64 px; without it the sleeping ticket. */
  picture?: ReactNode;
  /** A badge on it: how it stands. */
  status?: ArtStatus | undefined;
  title?: string;
  /** What is missing, and what would fill it. */
  text: string;
  /** The one thing to do about it: a `Button`. */
  children?: ReactNode;
}

/** Stands where a list would stand, and says why there is none. */
export function EmptyState({
  picture = <SleepingTicketIcon size={64} />,
  status,
  title,
  text,
  children,
  ...rest
}: EmptyStateProps) {
  return (
    <Root {...rest}>
      <StatusArt {...(status && { status })}>{picture}</StatusArt>
      {title && <Title>{title}</Title>}
      <Text>{text}</Text>
      {children}
    </Root>
  );
}
