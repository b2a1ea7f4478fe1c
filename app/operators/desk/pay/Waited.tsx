import { Badge } from '@tally/ui/Badge';
import { VisuallyHidden } from '@tally/ui/theme/VisuallyHidden';
import { useOperatorTranslate } from '../../../i18n/useTranslate';

/** Whole hours from which somebody waits late, and very late. */
const late = 24;
const veryLate = 48;

interface WaitedProps {
  hours: number;
  /** What is shown, where no heading says that they are hours. */
  text?: string;
}

/** How many hours somebody waits: from a day on it stands out, from two days on more so. */
export function Waited({ hours, text = String(hours) }: WaitedProps) {
  const t = useOperatorTranslate();
  if (hours < late) return text;
  const isVery = hours >= veryLate;
  return (
    <Badge kind={isVery ? 'delayed' : 'paying'}>
      {text}
      <VisuallyHidden>{` ${t(isVery ? 'ops.desk_very_late' : 'ops.desk_late')}`}</VisuallyHidden>
    </Badge>
  );
}
