import type { Market } from '@tally/contract/market/codes';
import type { PayoutException } from '@tally/contract/operator/exceptions';
import type { PendingPayouts } from '@tally/contract/operator/payouts';
import { formatMoney } from '@tally/locales/format';
import { RowList } from '@tally/ui/RowList';
import type { OpenUpdates } from '../../calls/confirmUpdate';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { Note } from '../../shared/shared.styles';
import { exceptionKeys } from '../../rows/exceptionKeys';
import { ExceptionRow } from '../../rows/ExceptionRow';
import { useDeskMoment } from '../../shared/useDeskMoment';
import { QueueTable } from '../queue/QueueTable';
import { PayoutsPage, type MoneyProps } from '../queue/PayoutsPage';

interface DecisionProps extends MoneyProps {
  market: Market;
  exception: PayoutException;
  open: OpenUpdates;
}

function Decision(props: DecisionProps) {
  const t = useOperatorTranslate();
  return (
    <RowList shape="cards" aria-label={t('ops.exceptions')}>
      <ExceptionRow {...props} />
    </RowList>
  );
}

interface TableProps extends MoneyProps {
  market: Market;
  page: PendingPayouts;
}

function ExceptionsTable({ page, market, operatorKey, button }: TableProps) {
  const t = useOperatorTranslate();
  const { heading, short } = useDeskMoment(market);
  return (
    <>
      {page.exceptionCount > 0 && <Note>{t('ops.exceptions_open', { count: page.exceptionCount })}</Note>}
      <QueueTable
        items={page.exceptions}
        idOf={({ id }) => id}
        caption={t('ops.exceptions')}
        columns={[
          { key: 'id', label: t('ops.find_withdrawal'), kind: 'short' },
          { key: 'what', label: t('ops.card_kind') },
          { key: 'amount', label: t('ops.card_amount'), kind: 'number' },
          { key: 'export', label: t('ops.desk_export'), kind: 'short' },
          { key: 'time', label: heading, kind: 'short' },
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
        {(exception, open) => (
          <Decision operatorKey={operatorKey} market={market} exception={exception} open={open} button={button} />
        )}
      </QueueTable>
    </>
  );
}

/** The results of a market that contradict the books in a table (OPS-22), the oldest first. */
export const ExceptionsQueue = ({ operatorKey, button }: MoneyProps) => (
  <PayoutsPage operatorKey={operatorKey} counts="exceptions">
    {(market, page) => <ExceptionsTable operatorKey={operatorKey} market={market} page={page} button={button} />}
  </PayoutsPage>
);
