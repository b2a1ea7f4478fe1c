import { paint } from '../paint';
import type { IconProps } from '../Svg';
import { TicketFace } from './TicketFace';

/** Ticket with a friendly face, for a positive answer. */
export function SmilingTicketIcon(props: IconProps) {
  return (
    <TicketFace {...props}>
      <path stroke={paint.dark} strokeWidth="4.5" d="M12.5 24v0m11 0v0" />
      <path stroke={paint.dark} strokeWidth="3.5" d="M13 30q5 4.5 10 0" />
    </TicketFace>
  );
}
