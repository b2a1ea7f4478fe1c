import type { Market } from '@tally/contract/market/codes';
import type { Batch } from '@tally/contract/operator/batches';
import { RowList } from '@tally/ui/RowList';
import { lazy, Suspense } from 'react';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { BatchRow } from '../../rows/BatchRow';
import { Note, PartTitle } from '../../shared/shared.styles';
import type { WorkButton } from '../../shared/useButtons';
import { VoidBatch } from './VoidBatch';

/** A file of its own: few exports have all their results. */
const SignOff = lazy(async () => ({ default: (await import('./SignOff')).SignOff }));

interface BatchListProps {
  operatorKey: string;
  market: Market;
  exports: readonly Batch[];
  /** Whether the page around it has no title for it. */
  isTitled?: boolean;
  button: WorkButton;
}

/**
 * Exports that are neither voided nor signed off: one that the provider never got can be voided (OPS-21), one that has
 * all its results is signed off (OPS-30).
 */
export function BatchList({ operatorKey, market, exports, isTitled, button }: BatchListProps) {
  const t = useOperatorTranslate();
  const row = (batch: Batch) => {
    const { id, state, exceptions } = batch;
    const decisions = (titleId: string) =>
      state === 'SETTLED' ? (
        <Suspense>
          <SignOff
            operatorKey={operatorKey}
            market={market}
            id={id}
            exceptions={exceptions}
            titleId={titleId}
            button={button}
          />
        </Suspense>
      ) : (
        <VoidBatch operatorKey={operatorKey} market={market} batch={batch} titleId={titleId} button={button} />
      );
    return (
      <BatchRow
        key={id}
        operatorKey={operatorKey}
        market={market}
        batch={batch}
        button={button}
        decisions={decisions}
      />
    );
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
