import type { IconProps } from './Svg';
import { SleepingTicketFace } from './TicketFace';

/** The ticket asleep: nothing is here yet. */
export function SleepingTicketIcon(props: IconProps) {
  return <SleepingTicketFace {...props} />;
}
