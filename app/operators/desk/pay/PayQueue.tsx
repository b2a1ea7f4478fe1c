import type { PendingPayout, PendingPayouts } from '@tally/contract/operator/payouts';
import { formatMoney } from '@tally/locales/format';
import { RowList } from '@tally/ui/RowList';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { useOperator } from '../../OperatorContext';
import { hoursWaited, PayoutRow } from '../../rows/PayoutRow';
import { Warnings } from '../../rows/Warnings';
import { nameOf } from '../../rules/operatorRules';
import { Note } from '../../shared/shared.styles';
import { CardLink } from '../people/CardLink';
import { PayoutsPage } from '../queue/PayoutsPage';
import { QueueTable } from '../queue/QueueTable';
import { filterRows } from '../queue/useQueueRows';
import { useDeskPlace } from '../useDeskPlace';
import { PayShown } from './PayShown';
import { Waited } from './Waited';

/** How much is pending and with the provider. */
function Totals({ page }: { page: PendingPayouts }) {
  const t = useOperatorTranslate();
  const { market } = useOperator();
  const money = (amount: number) => formatMoney(amount, market);
  return (
    <>
      <Note>
        {t('ops.payout_total', { count: page.total, amount: money(page.totalAmount), limit: money(page.limit) })}
      </Note>
      {page.sent > 0 && <Note>{t('ops.payout_sent_total', { count: page.sent, amount: money(page.sentAmount) })}</Note>}
    </>
  );
}

/** What there is to check, or not: the address names it. */
const filters = [
  { value: 'ready', label: 'ops.desk_ready', shows: ({ warnings }: PendingPayout) => warnings.length === 0 },
  { value: 'warned', label: 'ops.desk_warned', shows: ({ warnings }: PendingPayout) => warnings.length > 0 },
] as const;

/** What waits and is not with the provider: that waits in its batch. */
function PendingTable({ page, items }: { page: PendingPayouts; items: readonly PendingPayout[] }) {
  const t = useOperatorTranslate();
  const { market } = useOperator();
  return (
    <QueueTable
      items={items}
      idOf={({ id }) => id}
      caption={t('ops.payouts')}
      columns={[
        { key: 'id', label: t('ops.card_number'), kind: 'short' },
        { key: 'name', label: t('ops.card_name') },
        { key: 'account', label: t('ops.card_account') },
        { key: 'amount', label: t('ops.card_amount'), kind: 'number' },
        { key: 'hours', label: t('ops.desk_hours'), kind: 'number' },
        { key: 'warnings', label: t('ops.desk_warned'), inDetails: true },
      ]}
      cellsOf={(payout) => [
        payout.id,
        <bdi key="name">{nameOf(payout)}</bdi>,
        `${payout.accountType} ${payout.accountNo}`,
        formatMoney(payout.amount, market),
        <Waited key="hours" hours={hoursWaited(payout, page.asOf)} />,
        <Warnings key="warnings" warnings={payout.warnings} />,
      ]}
      filters={filters.map(({ label, ...filter }) => ({ ...filter, label: t(label) }))}
      empty={t('ops.payouts_empty')}
    >
      {(payout) => (
        <>
          <RowList shape="cards" aria-label={t('ops.payouts')}>
            <PayoutRow payout={payout} asOf={page.asOf} />
          </RowList>
          <CardLink userId={payout.userId} />
        </>
      )}
    </QueueTable>
  );
}

/** The totals, what is paid by one press, and the table. */
function Pending({ page }: { page: PendingPayouts }) {
  const { filter } = useDeskPlace().place;
  const items = page.items.filter(({ exportId }) => exportId === 0);
  return (
    <>
      <Totals page={page} />
      <PayShown page={page} shown={filterRows(items, filters, filter).waiting} />
      <PendingTable page={page} items={items} />
    </>
  );
}

/**
 * The pending withdrawals of a market (OPS-12): those on the screen are paid by one press, and about one at a time is
 * decided.
 */
export const PayQueue = () => <PayoutsPage counts="pay">{(page) => <Pending page={page} />}</PayoutsPage>;
