import type { PendingPayouts } from '@tally/contract/operator/payouts';
import { formatMoney } from '@tally/locales/format';
import { RowList } from '@tally/ui/RowList';
import { useOperator } from '../../OperatorContext';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { Note } from '../../shared/shared.styles';
import { exceptionKeys } from '../../rows/exceptionKeys';
import { ExceptionRow } from '../../rows/ExceptionRow';
import { useDeskMoment } from '../../shared/useDeskMoment';
import { QueueTable } from '../queue/QueueTable';
import { PayoutsPage } from '../queue/PayoutsPage';

function ExceptionsTable({ page }: { page: PendingPayouts }) {
  const t = useOperatorTranslate();
  const { market } = useOperator();
  const { heading, short } = useDeskMoment();
  return (
    <>
      {page.exceptionCount > 0 && <Note>{t('ops.exceptions_open', { count: page.exceptionCount })}</Note>}
      <QueueTable
        items={page.exceptions}
        idOf={({ id }) => id}
        caption={t('ops.exceptions')}
        columns={[
          { key: 'id', label: t('ops.find_withdrawal'), kind: 'short', by: ({ payoutId }) => payoutId },
          { key: 'what', label: t('ops.card_kind'), by: ({ kind }) => t(exceptionKeys[kind]) },
          { key: 'amount', label: t('ops.card_amount'), kind: 'number', by: ({ amount }) => amount },
          { key: 'export', label: t('ops.desk_export'), kind: 'short', by: ({ exportId }) => exportId },
          { key: 'time', label: heading, kind: 'short', by: ({ time }) => time },
        ]}
        cellsOf={({ payoutId, kind, amount, exportId, time }) => [
          payoutId,
          t(exceptionKeys[kind]),
          formatMoney(amount, market),
          exportId || '–',
          short(time),
        ]}
        filters={[
          { value: 'return', label: t('ops.desk_return'), shows: ({ canReturn }) => canReturn },
          { value: 'close', label: t('ops.desk_close'), shows: ({ canReturn }) => !canReturn },
        ]}
        empty={t('ops.exceptions_empty')}
      >
        {(exception) => (
          <RowList shape="cards" aria-label={t('ops.exceptions')}>
            <ExceptionRow exception={exception} />
          </RowList>
        )}
      </QueueTable>
    </>
  );
}

/** The results of a market that contradict the books in a table (OPS-22), the oldest first. */
export const ExceptionsQueue = () => (
  <PayoutsPage counts="exceptions">{(page) => <ExceptionsTable page={page} />}</PayoutsPage>
);
