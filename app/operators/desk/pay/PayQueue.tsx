import type { PendingPayout, PendingPayouts } from '@tally/contract/operator/payouts';
import { formatMoney } from '@tally/locales/format';
import { Badge } from '@tally/ui/Badge';
import { RowList } from '@tally/ui/RowList';
import { useState } from 'react';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { useOperator } from '../../OperatorContext';
import { PayoutRow } from '../../rows/PayoutRow';
import { accountOf } from '../../rows/payeeFacts';
import { WarningCount } from '../../rows/Warnings';
import { hasWarning, hoursWaited, isPayable, nameOf } from '../../rules/operatorRules';
import { BadgeLine, Note } from '../../shared/shared.styles';
import { CardLink } from '../people/CardLink';
import { PayoutsPage } from '../queue/PayoutsPage';
import { QueueTable } from '../queue/QueueTable';
import type { Selecting } from '../queue/selecting';
import { filterRows } from '../queue/useQueueRows';
import { useDeskPlace } from '../useDeskPlace';
import { PaySelected, type SeveralEnd } from './PaySelected';
import { unpaidOf, useSelected } from './useSelected';
import { Waited } from './Waited';

/** How much is with the provider; what waits stands in the desk's bar. */
function Sent({ page }: { page: PendingPayouts }) {
  const t = useOperatorTranslate();
  const { market } = useOperator();
  if (page.sent === 0) return null;
  return <Note>{t('ops.payout_sent_total', { count: page.sent, amount: formatMoney(page.sentAmount, market) })}</Note>;
}

/** Filters by warnings; the address names the chosen one. */
const filters = [
  { value: 'ready', label: 'ops.desk_ready', shows: (payout: PendingPayout) => !hasWarning(payout) },
  { value: 'warned', label: 'ops.desk_warned', shows: hasWarning },
] as const;

interface PendingTableProps {
  page: PendingPayouts;
  /** What waits and is not with the provider: that waits in its batch. */
  items: readonly PendingPayout[];
  selecting: Selecting<PendingPayout>;
  /** Those that the last press for several did not pay. */
  unpaid: readonly number[];
}

/** The warnings of a row, and whether the last press left it unpaid. */
function State({ payout, isUnpaid }: { payout: PendingPayout; isUnpaid: boolean }) {
  const t = useOperatorTranslate();
  return (
    <BadgeLine>
      {isUnpaid && (
        <Badge kind="failed" data-state="unpaid">
          {t('ops.unpaid')}
        </Badge>
      )}
      <WarningCount warnings={payout.warnings} />
    </BadgeLine>
  );
}

function PendingTable({ page, items, selecting, unpaid }: PendingTableProps) {
  const t = useOperatorTranslate();
  const { market } = useOperator();
  return (
    <QueueTable
      items={items}
      idOf={({ id }) => id}
      caption={t('ops.payouts')}
      columns={[
        { key: 'id', label: t('ops.card_number'), kind: 'short', by: ({ id }) => id },
        { key: 'name', label: t('ops.card_name'), by: nameOf },
        { key: 'account', label: t('ops.card_account'), kind: 'short', by: accountOf },
        { key: 'amount', label: t('ops.card_amount'), kind: 'number', by: ({ amount }) => amount },
        { key: 'hours', label: t('ops.desk_hours'), kind: 'number', by: ({ time }) => -time },
        { key: 'warnings', label: t('ops.desk_warned'), kind: 'short', by: ({ warnings }) => warnings.length },
      ]}
      cellsOf={(payout) => [
        payout.id,
        <bdi key="name">{nameOf(payout)}</bdi>,
        accountOf(payout),
        formatMoney(payout.amount, market),
        <Waited key="hours" hours={hoursWaited(payout, page.asOf)} />,
        (hasWarning(payout) || unpaid.includes(payout.id)) && (
          <State key="state" payout={payout} isUnpaid={unpaid.includes(payout.id)} />
        ),
      ]}
      filters={filters.map(({ label, ...filter }) => ({ ...filter, label: t(label) }))}
      empty={t('ops.payouts_empty')}
      selecting={selecting}
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

/** What is with the provider, and the table with what is paid by one press. */
function Pending({ page }: { page: PendingPayouts }) {
  const t = useOperatorTranslate();
  const { filter } = useDeskPlace().place;
  const [end, setEnd] = useState<SeveralEnd>();
  const items = page.items.filter(({ exportId }) => exportId === 0);
  const shown = filterRows(items, filters, filter).waiting;
  const { isSelected, onSelect } = useSelected();
  const pays = {
    page,
    shown,
    selected: shown.filter((payout) => isPayable(payout) && isSelected(payout)),
    end,
    onEnd: setEnd,
  };
  return (
    <>
      <Sent page={page} />
      <PendingTable
        page={page}
        items={items}
        unpaid={end ? unpaidOf(end, items) : []}
        selecting={{
          label: t('ops.select_all'),
          rowLabel: (id) => t('ops.select_row', { id }),
          isSelected,
          canSelect: (payout, together) => isPayable(payout) && (together === 'alone' || !hasWarning(payout)),
          onSelect,
          foot: <PaySelected {...pays} />,
        }}
      />
      {items.length === 0 && <PaySelected {...pays} />}
    </>
  );
}

/**
 * The pending withdrawals of a market (OPS-12): those that are selected are paid by one press, and about one at a time
 * is decided.
 */
export const PayQueue = () => <PayoutsPage counts="pay">{(page) => <Pending page={page} />}</PayoutsPage>;
