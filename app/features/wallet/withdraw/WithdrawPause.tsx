import { ClockIcon } from '@tally/ui/icons/ClockIcon';
import { Pause } from './WithdrawPause.styles';

/** A calm note: why nothing can be withdrawn for now, and that nothing is lost (RULES-4). */
export function WithdrawPause({ text }: { text: string }) {
  return (
    <Pause role="status">
      <ClockIcon size={20} />
      <p>{text}</p>
    </Pause>
  );
}
