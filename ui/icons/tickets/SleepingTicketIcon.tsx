import type { IconProps } from '../Svg';
import { SleepingTicketFace } from './TicketFace';

/** Sleeping ticket, for an empty state. */
export function SleepingTicketIcon(props: IconProps) {
  return <SleepingTicketFace {...props} />;
}
