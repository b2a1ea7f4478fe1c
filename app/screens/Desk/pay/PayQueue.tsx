import type { Market } from '@tally/contract/market/codes';
import type { PendingPayout, PendingPayouts } from '@tally/contract/operator/payouts';
import { formatMoney } from '@tally/locales/format';
import { DataTable } from '@tally/ui/DataTable';
import { RowList } from '@tally/ui/RowList';
import { TextField } from '@tally/ui/TextField';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OpenUpdates } from '../../../features/operator/confirmUpdate';
import { nameOf } from '../../../features/operator/operatorRules';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { Note } from '../../Operator/OperatorScreen.styles';
import { hoursWaited, PayoutRow } from '../../Operator/payouts/PayoutRow';
import { warningKeys } from '../../Operator/payouts/warningKeys';
import type { WorkButton } from '../../Operator/useButtons';
import { Choice, TextLink } from '../DeskScreen.styles';
import { hashOf } from '../deskPlace';
import { PayoutsPage } from './PayoutsPage';
import { filtered, payFilters, type PayFilter } from './payFilters';

export interface PayQueueProps {
  operatorKey: string;
  first: Market;
  /** Number of the withdrawal that is open. */
  opened: number | undefined;
  button: WorkButton;
}

interface PendingProps extends Omit<PayQueueProps, 'first'> {
  market: Market;
}

interface DecisionsProps extends Pick<PendingProps, 'operatorKey' | 'market' | 'button'> {
  payout: PendingPayout;
  /** Time of the page on the screen, ms since the epoch. */
  asOf: number;
}

/** What can be decided about the open row, and the way to its owner. */
function Decisions({ payout, asOf, operatorKey, market, button }: DecisionsProps) {
  const t = useOperatorTranslate();
  const [reason, setReason] = useState('');
  const [open] = useState<OpenUpdates>(() => new Map());
  return (
    <>
      <TextField
        label={t('ops.payout_reason')}
        hint={t('ops.payout_reason_hint')}
        value={reason}
        onValue={setReason}
        input={{ autoComplete: 'off', maxLength: 100 }}
      />
      <RowList shape="cards" aria-label={t('ops.payouts')}>
        <PayoutRow {...{ operatorKey, market, open, button, payout, asOf }} why={reason.trim()} />
      </RowList>
      <TextLink to={{ hash: hashOf({ queue: 'people', id: payout.userId }) }}>
        {t('ops.card_open', { id: payout.userId })}
      </TextLink>
    </>
  );
}

/** The rows of the table, and the decisions about the one that is open. */
function PendingTable({ page, market, operatorKey, opened, button }: PendingProps & { page: PendingPayouts }) {
  const t = useOperatorTranslate();
  const navigate = useNavigate();
  const [filter, setFilter] = useState<PayFilter>('all');
  const items = filtered(page.items, filter);
  const chosen = items.find(({ id }) => id === opened);
  const cells = (payout: PendingPayout) => {
    const { id, accountType, accountNo, amount, warnings } = payout;
    return [
      id,
      <bdi key="name">{nameOf(payout)}</bdi>,
      `${accountType} ${accountNo}`,
      formatMoney(amount, market),
      hoursWaited(payout, page.asOf),
      warnings.map((warning) => t(warningKeys[warning])).join(' · '),
    ];
  };
  return (
    <>
      <Choice
        label={t('ops.desk_show')}
        choices={payFilters.map((value) => ({ value, label: t(`ops.desk_${value}`) }))}
        value={filter}
        onPick={setFilter}
      />
      <DataTable
        caption={t('ops.payouts')}
        columns={[
          { key: 'id', label: t('ops.card_number') },
          { key: 'name', label: t('ops.card_name') },
          { key: 'account', label: t('ops.card_account') },
          { key: 'amount', label: t('ops.card_amount'), kind: 'number' },
          { key: 'hours', label: t('ops.desk_hours'), kind: 'number' },
          { key: 'warnings', label: t('ops.desk_warned') },
        ]}
        rows={items.map((item) => ({ key: item.id, cells: cells(item), chosen: item.id === opened }))}
        empty={t('ops.desk_none')}
        onOpen={(id) => void navigate({ hash: hashOf({ queue: 'pay', id: Number(id) }) })}
      />
      {chosen ? (
        <Decisions key={chosen.id} payout={chosen} asOf={page.asOf} {...{ operatorKey, market, button }} />
      ) : (
        <Note>{t('ops.desk_pick')}</Note>
      )}
    </>
  );
}

/** The pending withdrawals of a market in a table: those with warnings, or without; one at a time is decided about. */
export const PayQueue = ({ operatorKey, first, ...rest }: PayQueueProps) => (
  <PayoutsPage operatorKey={operatorKey} first={first}>
    {(market, page) => <PendingTable {...{ operatorKey, market, page }} {...rest} />}
  </PayoutsPage>
);
