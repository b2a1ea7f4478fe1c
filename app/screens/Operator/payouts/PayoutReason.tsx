import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { ReasonField } from '../control/ReasonField';

interface PayoutReasonProps {
  value: string;
  onValue: (value: string) => void;
}

/** Why a withdrawal is refused, or its owner stopped. */
export function PayoutReason(props: PayoutReasonProps) {
  const t = useOperatorTranslate();
  return <ReasonField label={t('ops.payout_reason')} hint={t('ops.payout_reason_hint')} {...props} />;
}
