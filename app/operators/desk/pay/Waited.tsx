import { Badge } from '@tally/ui/Badge';
import { VisuallyHidden } from '@tally/ui/theme/VisuallyHidden';
import { useOperatorTranslate } from '../../../i18n/useTranslate';

/** Whole hours from which somebody waits late, and very late. */
const late = 24;
const veryLate = 48;

/** How many hours somebody waits: from a day on it stands out, from two days on more so. */
export function Waited({ hours }: { hours: number }) {
  const t = useOperatorTranslate();
  if (hours < late) return hours;
  const isVery = hours >= veryLate;
  return (
    <Badge kind={isVery ? 'delayed' : 'paying'}>
      {hours}
      <VisuallyHidden>{` ${t(isVery ? 'ops.desk_very_late' : 'ops.desk_late')}`}</VisuallyHidden>
    </Badge>
  );
}
