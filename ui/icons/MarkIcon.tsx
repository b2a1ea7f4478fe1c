import { paint } from './paint';
import { Svg, type IconProps } from './Svg';
import { SmilingTicketIcon } from './tickets/SmilingTicketIcon';

/** The product's mark: the ticket with its face, on a red tile. App icons are this drawing too (`npm run images`). */
export function MarkIcon(props: IconProps) {
  return (
    <Svg {...props}>
      <rect fill={paint.red} width="48" height="48" rx="12" />
      <SmilingTicketIcon x="7" y="7.5" size={34} />
    </Svg>
  );
}
