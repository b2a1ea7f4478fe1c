import type { ComponentProps, ReactNode } from 'react';
import { Main, Root, Sheet, Stub } from './Ticket.styles';

export interface TicketProps extends ComponentProps<'div'> {
  /** Where the stub is. A `side` stub moves below the content if large text leaves it too little width. */
  tear: 'side' | 'below';
  /** `small`: for rows, which are close together. */
  notch?: 'large' | 'small';
  /** `gold`: for something earned. */
  tone?: 'plain' | 'gold';
  /** What stands on the part that tears off. */
  stub: ReactNode;
}

/**
 * The product's basic surface: a ticket with a dashed tear line and two notches, through which the background shows.
 */
export function Ticket({ tear, notch = 'large', tone = 'plain', stub, children, ...rest }: TicketProps) {
  return (
    <Root {...rest}>
      <Sheet data-tear={tear} data-notch={notch} data-tone={tone}>
        <Main>{children}</Main>
        <Stub>{stub}</Stub>
      </Sheet>
    </Root>
  );
}
