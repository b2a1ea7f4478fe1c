import { batchesShown, type Batch } from '@tally/contract/operator/batches';
import { useEffect, useRef, useState } from 'react';
import { operatorApi } from '../../calls/operatorApi';
import { useOperator } from '../../OperatorContext';

/**
 * All batches of a market, newest first, a page at a time on request (OPS-28); what was loaded is loaded again when those
 * that are with the provider have changed.
 * @param current the batches that are neither voided nor signed off
 */
export function useAllBatches(current: readonly Batch[]) {
  const { key, market } = useOperator();
  const [load] = operatorApi.useLazyGetBatchesQuery();
  const [loaded, setLoaded] = useState<{ readonly batches: readonly Batch[]; readonly pages: number }>();
  const known = useRef(current);
  const pages = loaded?.pages ?? 0;
  /** That many pages after these batches; undefined: one of them could not be loaded. */
  const read = async (left: number, before: readonly Batch[] = []): Promise<readonly Batch[] | undefined> => {
    const last = before.at(-1)?.id;
    const { data } = await load({ key, market, ...(last !== undefined && { before: last }) });
    if (!data) return undefined;
    const batches = [...before, ...data];
    return left > 1 && data.length === batchesShown ? read(left - 1, batches) : batches;
  };
  useEffect(() => {
    if (known.current === current) return;
    known.current = current;
    if (pages > 0) void read(pages).then((batches) => batches && setLoaded({ batches, pages }));
  });
  const newest = new Map(current.map((batch) => [batch.id, batch]));
  return {
    /** Undefined until they were asked for. */
    batches: loaded?.batches.map((batch) => newest.get(batch.id) ?? batch),
    /** Whether there may be older ones. */
    hasMore: loaded === undefined || loaded.batches.length === pages * batchesShown,
    loadMore: async () => {
      const batches = await read(pages + 1);
      if (batches) setLoaded({ batches, pages: pages + 1 });
    },
  };
}
