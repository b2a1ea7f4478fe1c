import type { Market } from '@tally/contract/market/codes';
import type { PendingPayout } from '@tally/contract/operator/payouts';
import type { PayoutWarning } from '@tally/contract/operator/payoutWarnings';
import { formatMoney } from '@tally/locales/format';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { verdictText } from './verdictText';
import { warningHints } from './warningKeys';
import { Warnings } from './Warnings';

const hasHint = (warning: PayoutWarning): warning is keyof typeof warningHints => warning in warningHints;

/** Further facts about the withdrawal: warnings first, then one line for each. */
export function PayoutNotes({
  payout: { exportId, reminded, integrity, warnings, debt },
  market,
}: {
  payout: PendingPayout;
  market: Market;
}) {
  const t = useOperatorTranslate();
  return (
    <>
      <Warnings warnings={warnings} />
      {warnings.filter(hasHint).map((warning) => (
        <p key={warning}>{t(warningHints[warning])}</p>
      ))}
      {debt > 0 && <p>{t('ops.warn_debt_hint', { amount: formatMoney(debt, market) })}</p>}
      {exportId > 0 && <p>{t('ops.payout_sent', { id: exportId })}</p>}
      {reminded && <p>{t('ops.counter_remindedPending')}</p>}
      {integrity && <p>{verdictText(t, integrity)}</p>}
    </>
  );
}
