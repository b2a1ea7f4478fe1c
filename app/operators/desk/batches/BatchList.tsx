import type { Batch } from '@tally/contract/operator/batches';
import { RowList } from '@tally/ui/RowList';
import { lazy, Suspense } from 'react';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { BatchRow } from '../../rows/BatchRow';
import { Note } from '../../shared/shared.styles';
import { VoidBatch } from './VoidBatch';

/** A file of its own: few exports have all their results. */
const SignOff = lazy(async () => ({ default: (await import('./SignOff')).SignOff }));

/**
 * Exports that are neither voided nor signed off: one that the provider never got can be voided (OPS-21), one that has
 * all its results is signed off (OPS-30).
 */
export function BatchList({ exports }: { exports: readonly Batch[] }) {
  const t = useOperatorTranslate();
  const row = (batch: Batch) => {
    const { id, state, exceptions } = batch;
    const decisions = (titleId: string) =>
      state === 'SETTLED' ? (
        <Suspense>
          <SignOff id={id} exceptions={exceptions} titleId={titleId} />
        </Suspense>
      ) : (
        <VoidBatch batch={batch} titleId={titleId} />
      );
    return <BatchRow key={id} batch={batch} decisions={decisions} />;
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
