import type { Market } from '@tally/contract/market/codes';
import type { PayoutBatch } from '@tally/contract/operator/payoutBatches';
import { RowList } from '@tally/ui/RowList';
import { lazy, Suspense } from 'react';
import { acts } from '../../../features/operator/acts';
import { voidExport } from '../../../features/operator/batchOperations';
import { useAppDispatch } from '../../../state/reduxHooks';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { BatchRow } from './BatchRow';
import { Note, PartTitle } from '../OperatorScreen.styles';
import type { WorkButton } from '../useButtons';

/** A file of its own: few exports have all their results. */
const SignOff = lazy(async () => ({ default: (await import('./SignOff')).SignOff }));

interface PayoutExportsProps {
  operatorKey: string;
  market: Market;
  exports: readonly PayoutBatch[];
  /** Whether the page around it has no title for it. */
  isTitled?: boolean;
  /** Reason typed by the operator, trimmed; with one an export can be voided. */
  why: string;
  button: WorkButton;
}

/**
 * Exports that are neither voided nor signed off: one that the provider never got can be voided (OPS-21), one that has
 * all its results is signed off (OPS-30).
 */
export function PayoutExports({ operatorKey, market, exports, isTitled, why, button }: PayoutExportsProps) {
  const t = useOperatorTranslate();
  const dispatch = useAppDispatch();
  const row = (batch: PayoutBatch) => {
    const { id, state } = batch;
    const label = t('ops.export_void');
    const question = (title: string) => ({
      title: t('ops.ask_void', { id }),
      summary: `${title}: ${label} (${why})`,
      label,
    });
    const decisions = (title: string, titleId: string) =>
      state === 'SETTLED' ? (
        <Suspense>
          <SignOff {...{ operatorKey, market, id, title, titleId, button }} />
        </Suspense>
      ) : (
        button(`void${id}`, label, () => dispatch(voidExport(operatorKey, id, why, question(title))), {
          id: `void${titleId}`,
          'aria-labelledby': `void${titleId} ${titleId}`,
          act: acts.void,
          isOff: why === '',
        })
      );
    return <BatchRow key={id} {...{ operatorKey, market, batch, button, decisions }} />;
  };
  return (
    <>
      {isTitled && <PartTitle data-part>{t('ops.exports')}</PartTitle>}
      <Note>{t('ops.exports_hint')}</Note>
      <RowList shape="cards" aria-label={t('ops.exports')}>
        {exports.map(row)}
      </RowList>
    </>
  );
}
