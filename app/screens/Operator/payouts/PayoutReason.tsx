import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { ReasonField } from '../control/ReasonField';

interface PayoutReasonProps {
  value: string;
  onValue: (value: string) => void;
  /** Whether the reason is for the withdrawals below. */
  isShared?: boolean;
}

/** Why a withdrawal is refused, or its owner stopped. */
export function PayoutReason({ isShared = false, ...props }: PayoutReasonProps) {
  const t = useOperatorTranslate();
  return (
    <ReasonField label={t('ops.payout_reason')} {...(isShared && { hint: t('ops.payout_reason_hint') })} {...props} />
  );
}
