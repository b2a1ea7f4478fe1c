import type { ComponentProps, ReactNode } from 'react';
import { Main, Root, Sheet, Stub } from './Ticket.styles';

export interface TicketProps extends ComponentProps<'div'> {
  /** Where the stub tears off. A `side` stub moves below when large text leaves it no room. */
  tear: 'side' | 'below';
  stub: ReactNode;
}

/** The product's surface: a ticket with a dashed tear line and two notches. */
export function Ticket({ tear, stub, children, ...rest }: TicketProps) {
  return (
    <Root {...rest}>
      <Sheet data-tear={tear}>
        <Main>{children}</Main>
        <Stub>{stub}</Stub>
      </Sheet>
    </Root>
  );
}
