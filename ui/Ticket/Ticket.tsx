import type { ComponentProps, ReactNode } from 'react';
import { Main, Root, Sheet, Stub } from './Ticket.styles';

export interface TicketProps extends ComponentProps<'div'> {
  /** Where the stub tears off. A `side` stub moves below when large text leaves it no room. */
  tear: 'side' | 'below';
  /** `small` on rows, which stand close together. */
  notch?: 'large' | 'small';
  /** `gold`: something earned. */
  tone?: 'plain' | 'gold';
  stub: ReactNode;
}

/** The product's surface: a ticket with a dashed tear line and two notches, which show the ground under it. */
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
