import type { Market } from '@tally/contract/market/codes';
import type { PayoutBatch } from '@tally/contract/operator/payoutBatches';
import { RowList } from '@tally/ui/RowList';
import { voidExport } from '../../../features/operator/batchOperations';
import { useAppDispatch } from '../../../state/reduxHooks';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { BatchRow } from './BatchRow';
import { Note } from '../OperatorScreen.styles';
import { SignOff } from './SignOff';
import type { WorkButton } from '../useButtons';

interface PayoutExportsProps {
  operatorKey: string;
  market: Market;
  exports: readonly PayoutBatch[];
  /** Reason typed by the operator, trimmed; with one an export can be voided. */
  why: string;
  button: WorkButton;
}

/**
 * Exports that are neither voided nor signed off: one that the provider never got can be voided (OPS-21), one that has
 * all its results is signed off (OPS-30).
 */
export function PayoutExports({ operatorKey, market, exports, why, button }: PayoutExportsProps) {
  const t = useOperatorTranslate();
  const dispatch = useAppDispatch();
  const row = (batch: PayoutBatch) => {
    const { id, state } = batch;
    const label = t('ops.export_void');
    const decisions = (title: string, titleId: string) =>
      state === 'SETTLED' ? (
        <SignOff {...{ operatorKey, market, id, title, titleId, button }} />
      ) : (
        why !== '' &&
        button(`void${id}`, label, () => dispatch(voidExport(operatorKey, id, why, `${title}: ${label} (${why})`)), {
          id: `void${titleId}`,
          'aria-labelledby': `void${titleId} ${titleId}`,
          act: 'stop',
        })
      );
    return <BatchRow key={id} {...{ operatorKey, market, batch, button, decisions }} />;
  };
  return (
    <>
      <Note>{t('ops.exports_hint')}</Note>
      <RowList shape="cards" aria-label={t('ops.exports')}>
        {exports.map(row)}
      </RowList>
    </>
  );
}
