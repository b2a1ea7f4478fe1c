import type { ComponentProps, ReactNode } from 'react';
import { SleepingTicketIcon } from '../icons/tickets/SleepingTicketIcon';
import { StatusArt, type ArtStatus } from '../StatusArt/StatusArt';
import { Content, Root, Text, Title } from './EmptyState.styles';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** An icon, 64 px; the sleeping ticket by default. */
  picture?: ReactNode;
  /** Status badge on the picture. */
  status?: ArtStatus | undefined;
  /** What there is none of. */
  title?: string;
  /** Says what is missing and how the user gets it. */
  text: ReactNode;
  /** Said below the text, e.g. that nothing is lost. */
  note?: ReactNode;
  /** It is all that the page has: in the middle of the page, with its actions below it, as wide as the page. */
  page?: boolean | undefined;
  /** The one action that helps: a `Button`. */
  children?: ReactNode;
}

/** Replaces an empty list and says why it is empty. */
export function EmptyState({
  picture = <SleepingTicketIcon size={64} />,
  status,
  title,
  text,
  note,
  page,
  children,
  ...rest
}: EmptyStateProps) {
  return (
    <Root data-page={page || undefined} {...rest}>
      <Content>
        <StatusArt {...(status && { status })}>{picture}</StatusArt>
        {title && <Title>{title}</Title>}
        <Text>{text}</Text>
        {/* eslint-disable-next-line no-restricted-syntax -- elements only, never bare text */}
        {note}
      </Content>
      {children}
    </Root>
  );
}
