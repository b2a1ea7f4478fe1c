import type { IconProps } from '../Svg';
import { SleepingTicketFace } from './TicketFace';

/** Sleeping ticket in gold: the quota is used up until it opens again. */
export function SleepingGoldTicketIcon(props: IconProps) {
  return <SleepingTicketFace gold {...props} />;
}
