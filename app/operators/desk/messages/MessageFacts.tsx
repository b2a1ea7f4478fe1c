import type { MessageDetail, MessageWithdrawal } from '@tally/contract/operator/messages';
import { withDots } from '@tally/contract/text/withDots';
import { formatCoins, formatMoney } from '@tally/locales/format';
import { CounterList } from '@tally/ui/CounterList';
import { Row } from '@tally/ui/Row';
import { Steps, type StepItem } from '@tally/ui/Steps';
import { recordKey } from '../../../features/income/recordKey';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { Note, Operations } from '../../shared/shared.styles';
import { Warnings } from '../../rows/Warnings';
import { useDeskMoment } from '../../shared/useDeskMoment';

type Market = MessageDetail['market'];

/** The withdrawal that the message is about, with what happened to it and when. */
function Withdrawal({ withdrawal, market }: { withdrawal: MessageWithdrawal; market: Market }) {
  const t = useOperatorTranslate();
  const { moment } = useDeskMoment(market);
  const { id, amount, accountType, accountNo, exportId, steps, cameBack } = withdrawal;
  const names = {
    asked: t('passbook.requested'),
    sent: t('ops.payout_sent', { id: exportId }),
    paid: t('passbook.paid'),
    failed: t('passbook.failed'),
    returned: t('passbook.returned'),
  };
  const items = steps.map(({ step, time }, index): StepItem => {
    const name = names[step];
    return {
      name,
      state: step === 'failed' || step === 'returned' ? 'failed' : 'done',
      text: withDots(moment(time), step === 'returned' && formatMoney(cameBack, market)),
      label: t('a11y.step', { step: index + 1, total: steps.length, name }),
    };
  });
  return (
    <Row
      as="div"
      title={withDots(t('ops.message_withdrawal', { id }), formatMoney(amount, market))}
      text={`${accountType} ${accountNo}`}
      foot={<Steps direction="down" items={items} />}
    />
  );
}

/** What an operator needs to answer: the withdrawals with their accounts, and warnings about the person (OPS-12). */
export function MessageWithdrawals({ message: { person, withdrawals, market } }: { message: MessageDetail }) {
  return (
    <>
      {withdrawals.map((each) => (
        <Withdrawal key={each.id} withdrawal={each} market={market} />
      ))}
      <Warnings warnings={person.warnings} />
    </>
  );
}

/** What the person has: balances and their latest transfers (OPS-39). */
export function MessageFacts({ message: { person, market } }: { message: MessageDetail }) {
  const t = useOperatorTranslate();
  const { moment } = useDeskMoment(market);
  const money = (amount: number) => formatMoney(amount, market);
  const coins = (amount: number) => formatCoins(amount, market);
  const { cashTransfers, coinTransfers } = person;
  const latest = [
    ...cashTransfers.map((each) => ({ ...each, value: money(each.amount) })),
    ...coinTransfers.map((each) => ({ ...each, value: coins(each.amount) })),
  ].sort((a, b) => b.date - a.date);
  return (
    <Operations>
      <CounterList
        counters={[
          { label: t('income.coin_balance'), value: coins(person.coin) },
          { label: t('income.cash_balance'), value: money(person.cash) },
          { label: t('income.tab_gift'), value: coins(person.gift) },
          { label: t('passbook.paying'), value: money(person.held) },
          { label: withDots(t('passbook.paid'), String(person.paidCount)), value: money(person.paid) },
          { label: t('passbook.failed'), value: String(person.failedCount) },
        ]}
      />
      <Note>{t('ops.message_transfers')}</Note>
      <CounterList
        counters={latest.map(({ type, date, value }) => ({
          label: withDots(t(recordKey(type)), moment(date)),
          value,
        }))}
      />
    </Operations>
  );
}
