import type { Market } from '@tally/contract/market/codes';
import type { PendingPayout, PendingPayouts } from '@tally/contract/operator/payouts';
import { formatMoney } from '@tally/locales/format';
import { RowList } from '@tally/ui/RowList';
import type { OpenUpdates } from '../../calls/confirmUpdate';
import { nameOf } from '../../rules/operatorRules';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { hoursWaited, PayoutRow } from '../../rows/PayoutRow';
import { Warnings } from '../../rows/Warnings';
import { CardLink } from '../people/CardLink';
import { QueueTable } from '../queue/QueueTable';
import { PayoutsPage, type MoneyProps } from '../queue/PayoutsPage';
import { Waited } from './Waited';

interface DecisionsProps extends MoneyProps {
  market: Market;
  payout: PendingPayout;
  /** Time of the page on the screen, ms since the epoch. */
  asOf: number;
  open: OpenUpdates;
}

/** What can be decided about the open row, and the way to its owner. */
function Decisions({ payout, asOf, operatorKey, market, open, button }: DecisionsProps) {
  const t = useOperatorTranslate();
  return (
    <>
      <RowList shape="cards" aria-label={t('ops.payouts')}>
        <PayoutRow operatorKey={operatorKey} market={market} open={open} button={button} payout={payout} asOf={asOf} />
      </RowList>
      <CardLink userId={payout.userId} />
    </>
  );
}

type PendingProps = MoneyProps & { market: Market; page: PendingPayouts };

/** What waits and is not with the provider: that waits in its batch. */
function PendingTable({ page, market, operatorKey, button }: PendingProps) {
  const t = useOperatorTranslate();
  return (
    <QueueTable
      items={page.items.filter(({ exportId }) => exportId === 0)}
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
      filters={[
        { value: 'ready', label: t('ops.desk_ready'), shows: ({ warnings }) => warnings.length === 0 },
        { value: 'warned', label: t('ops.desk_warned'), shows: ({ warnings }) => warnings.length > 0 },
      ]}
      empty={t('ops.payouts_empty')}
    >
      {(payout, open) => (
        <Decisions
          payout={payout}
          operatorKey={operatorKey}
          market={market}
          open={open}
          button={button}
          asOf={page.asOf}
        />
      )}
    </QueueTable>
  );
}

/** The pending withdrawals of a market in a table: those with warnings, or without; one at a time is decided about. */
export const PayQueue = ({ operatorKey, button }: MoneyProps) => (
  <PayoutsPage operatorKey={operatorKey} counts="pay">
    {(market, page) => <PendingTable operatorKey={operatorKey} market={market} page={page} button={button} />}
  </PayoutsPage>
);
