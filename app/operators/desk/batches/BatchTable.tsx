import type { Batch } from '@tally/contract/operator/batches';
import { formatMoney } from '@tally/locales/format';
import { Badge } from '@tally/ui/Badge';
import { RowList } from '@tally/ui/RowList';
import { lazy, Suspense } from 'react';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { useOperator } from '../../OperatorContext';
import { BatchRow } from '../../rows/BatchRow';
import { BatchState, batchStates } from '../../rows/BatchState';
import { BadgeLine } from '../../shared/shared.styles';
import { useDeskMoment } from '../../shared/useDeskMoment';
import { QueueTable } from '../queue/QueueTable';
import { VoidBatch } from './VoidBatch';

/** A file of its own: few batches have all their results. */
const SignOff = lazy(async () => ({ default: (await import('./SignOff')).SignOff }));

/**
 * What can be decided about a batch: one that the provider never got can be voided (OPS-21), one that has all its
 * results is signed off (OPS-30), and one that was ended stays so.
 */
function Decisions({ batch, titleId }: { batch: Batch; titleId: string }) {
  if (batch.state === 'OPEN') return <VoidBatch batch={batch} titleId={titleId} />;
  if (batch.state !== 'SETTLED') return null;
  return (
    <Suspense>
      <SignOff id={batch.id} exceptions={batch.exceptions} titleId={titleId} />
    </Suspense>
  );
}

/** The state of a batch, and what needs attention first. */
function State({ batch: { state, exceptions, debts } }: { batch: Batch }) {
  const t = useOperatorTranslate();
  return (
    <BadgeLine>
      <BatchState state={state} />
      {exceptions > 0 && <Badge kind="warning">{t('ops.batch_exceptions', { count: exceptions })}</Badge>}
      {debts > 0 && <Badge kind="warning">{t('ops.batch_debts', { count: debts })}</Badge>}
    </BadgeLine>
  );
}

const unfinished = ['OPEN', 'SETTLED'] as const;
const ended = ['VOIDED', 'SIGNED'] as const;

interface BatchTableProps {
  batches: readonly Batch[];
  /** Whether they are all of the market, not only those that are with the provider. */
  isAll: boolean;
}

/** Batches in a table with their states, the newest first; one at a time is open (OPS-28, OPS-48). */
export function BatchTable({ batches, isAll }: BatchTableProps) {
  const t = useOperatorTranslate();
  const { market } = useOperator();
  const { heading, short } = useDeskMoment();
  const caption = t(isAll ? 'ops.exports_all' : 'ops.exports');
  return (
    <QueueTable
      items={batches}
      idOf={({ id }) => id}
      caption={caption}
      columns={[
        { key: 'id', label: t('ops.desk_export'), kind: 'short' },
        { key: 'state', label: t('ops.card_state'), inDetails: true },
        { key: 'count', label: t('ops.card_withdrawals'), kind: 'number' },
        { key: 'amount', label: t('ops.card_amount'), kind: 'number' },
        { key: 'time', label: heading, kind: 'short' },
      ]}
      cellsOf={(batch) => [
        batch.id,
        <State key="state" batch={batch} />,
        batch.count,
        formatMoney(batch.amount, market),
        short(batch.time),
      ]}
      filters={[...unfinished, ...(isAll ? ended : [])].map((state) => ({
        value: state.toLowerCase(),
        label: t(batchStates[state].text),
        shows: (batch: Batch) => batch.state === state,
      }))}
      empty={t(isAll ? 'ops.exports_none' : 'ops.exports_empty')}
    >
      {(batch) => (
        <RowList shape="cards" aria-label={caption}>
          <BatchRow batch={batch} decisions={(titleId) => <Decisions batch={batch} titleId={titleId} />} />
        </RowList>
      )}
    </QueueTable>
  );
}
