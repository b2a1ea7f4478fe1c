import { paint } from '../paint';
import type { IconProps } from '../Svg';
import { TicketFace } from './TicketFace';

/** Gold ticket with a laughing face: everything is done. */
export function HappyTicketIcon(props: IconProps) {
  return (
    <TicketFace gold {...props}>
      <path stroke={paint.dark} strokeWidth="3.5" d="M10 24q2.5-3.5 5 0m6 0q2.5-3.5 5 0" />
      <path fill={paint.dark} d="M13 29h10q0 6-5 6t-5-6" />
    </TicketFace>
  );
}
