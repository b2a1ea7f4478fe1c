import type { CardTransfer, CardWithdrawal, PersonCard } from '@tally/contract/operator/personCard';
import { isolate } from '@tally/contract/text/isolate';
import { withDots } from '@tally/contract/text/withDots';
import { formatCoins, formatMoney } from '@tally/locales/format';
import { DataTable } from '@tally/ui/DataTable';
import { recordKey } from '../../../features/income/recordKey';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { useDescribeAct } from '../audit/useDescribeAct';
import { useDeskMoment } from '../../shared/useDeskMoment';

interface TableProps {
  card: PersonCard;
}

/** The withdrawals, each with the steps that it took. */
export function WithdrawalsTable({ card }: TableProps) {
  const t = useOperatorTranslate();
  const { moment } = useDeskMoment();
  const steps = ({ status, time, exportId, resolved, returned, cameBack }: CardWithdrawal) =>
    withDots(
      `${t('passbook.requested')} ${moment(time)}`,
      exportId > 0 && t('ops.state_sent', { id: exportId }),
      resolved > 0 && `${t(status === 2 || returned > 0 ? 'passbook.paid' : 'passbook.failed')} ${moment(resolved)}`,
      returned > 0 && `${t('passbook.returned')} ${formatMoney(cameBack, card.market)} ${moment(returned)}`,
    );
  return (
    <DataTable
      caption={t('ops.card_withdrawals')}
      columns={[
        { key: 'id', label: t('ops.card_number'), kind: 'short' },
        { key: 'amount', label: t('ops.card_amount'), kind: 'number' },
        { key: 'state', label: t('ops.card_state') },
        { key: 'reference', label: t('ops.card_reference') },
      ]}
      rows={card.withdrawals.map((each) => ({
        key: each.id,
        cells: [each.id, formatMoney(each.amount, card.market), steps(each), each.reference],
      }))}
      empty={t('ops.card_none')}
    />
  );
}

/** The latest transfers of coins and cash, the newest first. */
export function TransfersTable({ card }: TableProps) {
  const t = useOperatorTranslate();
  const { heading, short } = useDeskMoment();
  const amount = ({ account, sign, amount: value }: CardTransfer) =>
    `${sign}${account === 'coin' ? formatCoins(value, card.market) : formatMoney(value, card.market)}`;
  return (
    <DataTable
      caption={t('ops.card_transfers')}
      columns={[
        { key: 'time', label: heading, kind: 'short' },
        { key: 'kind', label: t('ops.card_kind') },
        { key: 'amount', label: t('ops.card_amount'), kind: 'number' },
      ]}
      rows={card.transfers.map((each) => ({
        key: each.id,
        cells: [short(each.time), t(recordKey(each.kind)), amount(each)],
      }))}
      empty={t('ops.card_none')}
    />
  );
}

/** What operators did about the person, and noted. */
export function ActsTable({ card }: TableProps) {
  const t = useOperatorTranslate();
  const describeAct = useDescribeAct();
  const { heading, short } = useDeskMoment();
  return (
    <DataTable
      caption={t('ops.card_acts')}
      columns={[
        { key: 'time', label: heading, kind: 'short' },
        { key: 'operator', label: t('ops.card_operator') },
        { key: 'what', label: t('ops.card_kind') },
      ]}
      rows={card.acts.map(({ id, time, operator, action, detail }) => ({
        key: id,
        cells: [short(time), operator, withDots(describeAct(action), isolate(detail))],
      }))}
      empty={t('ops.card_none')}
    />
  );
}
