import type { ReplyOf } from '@tally/contract/api/endpoint';
import type { Market } from '@tally/contract/market/codes';
import type { BatchDifference, postPayoutSignOff } from '@tally/contract/operator/payoutBatches';
import { formatMoney } from '@tally/locales/format';
import { useState } from 'react';
import { signOffExport } from '../../../features/operator/batchOperations';
import { useAppDispatch } from '../../../state/reduxHooks';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { Note } from '../OperatorScreen.styles';
import type { WorkButton } from '../useButtons';

const differenceKeys = {
  'FILE AND RESULTS': 'ops.differ_file_results',
  'FILE AND LEDGER': 'ops.differ_file_ledger',
  'RESULTS AND LEDGER': 'ops.differ_results_ledger',
} as const satisfies Record<BatchDifference, string>;

/** What keeps an export from being signed off, with the totals that differ. */
function Hindrance({ market, end }: { market: Market; end: ReplyOf<typeof postPayoutSignOff> }) {
  const t = useOperatorTranslate();
  const { exceptions, differ, totals } = end;
  const money = (amount: number) => formatMoney(amount, market);
  return (
    <div role="status">
      <Note>{t('ops.sign_off_refused')}</Note>
      {exceptions > 0 && <Note>{t('ops.batch_exceptions', { count: exceptions })}</Note>}
      {differ.map((which) => (
        <Note key={which}>{t(differenceKeys[which])}</Note>
      ))}
      {differ.length > 0 && (
        <Note>
          {t('ops.sign_off_totals', {
            file: money(totals.file),
            results: money(totals.resultsPaid + totals.resultsFailed),
            paid: money(totals.resultsPaid),
            ledger: money(totals.ledgerResolved),
            booked: money(totals.ledgerPaid),
            explained: money(totals.explained),
          })}
        </Note>
      )}
    </div>
  );
}

interface SignOffProps {
  operatorKey: string;
  market: Market;
  id: number;
  /** Title of the export, and the id of the element that has it. */
  title: string;
  titleId: string;
  button: WorkButton;
}

/** Button that signs an export off, and what keeps it from that (OPS-30). */
export function SignOff({ operatorKey, market, id, title, titleId, button }: SignOffProps) {
  const t = useOperatorTranslate();
  const dispatch = useAppDispatch();
  const [end, setEnd] = useState<ReplyOf<typeof postPayoutSignOff>>();
  const label = t('ops.sign_off');
  const own = `sign${titleId}`;
  return (
    <>
      {button(own, label, async () => setEnd(await dispatch(signOffExport(operatorKey, id, `${title}: ${label}`))), {
        id: own,
        'aria-labelledby': `${own} ${titleId}`,
        act: 'give',
      })}
      {end && <Hindrance market={market} end={end} />}
    </>
  );
}
