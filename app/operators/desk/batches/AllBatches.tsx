import { batchesShown, type Batch } from '@tally/contract/operator/batches';
import { RowList } from '@tally/ui/RowList';
import { useState } from 'react';
import { operatorApi } from '../../calls/operatorApi';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { BatchRow } from '../../rows/BatchRow';
import { Note, PartTitle } from '../../shared/shared.styles';
import { ActButton } from '../../shared/ActButton';
import { useOperator } from '../../OperatorContext';

/** All batches of a market, newest first, a page at a time on request (OPS-28). */
export function AllBatches() {
  const t = useOperatorTranslate();
  const { key, market } = useOperator();
  const [load] = operatorApi.useLazyGetBatchesQuery();
  const [shown, setShown] = useState<readonly Batch[]>();
  const last = shown?.at(-1)?.id;
  const more = async () => {
    const { data } = await load({ key, market, ...(last !== undefined && { before: last }) });
    if (data) setShown([...(shown ?? []), ...data]);
  };
  const isWhole = shown !== undefined && shown.length % batchesShown !== 0;
  return (
    <>
      {!isWhole && <ActButton label={t(shown ? 'ops.exports_older' : 'ops.exports_all')} onPress={more} />}
      {shown?.length === 0 && <Note role="status">{t('ops.exports_none')}</Note>}
      {shown && shown.length > 0 && (
        <>
          <PartTitle data-part>{t('ops.exports_all')}</PartTitle>
          <RowList shape="cards" aria-label={t('ops.exports_all')}>
            {shown.map((batch) => (
              <BatchRow key={batch.id} batch={batch} />
            ))}
          </RowList>
        </>
      )}
    </>
  );
}
