import type { PendingPayout } from '@tally/contract/operator/payouts';
import { formatCoins, formatMoney } from '@tally/locales/format';
import { Row } from '@tally/ui/Row';
import { useId } from 'react';
import { useOperator } from '../OperatorContext';
import { acts } from '../calls/actLooks';
import type { Question } from '../../overlays/content/question';
import { letLeave } from '../rules/letLeave';
import { operatorApi } from '../calls/operatorApi';
import { useOperatorCalls } from '../calls/operatorCalls';
import { hasWarning, hoursWaited, isPayable, nameOf } from '../rules/operatorRules';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { ReasonedActs, type ReasonedAct } from '../shared/ReasonedActs';
import { Operations } from '../shared/shared.styles';
import { ActButton } from '../shared/ActButton';
import { useQuestions } from '../shared/useQuestions';
import { payeeFacts } from './payeeFacts';
import { PayoutNotes } from './PayoutNotes';
import { Account, Amount, History, Who } from './PayoutRow.styles';
import { usePersonActs } from './usePersonActs';
import { usePersonDecisions, type PersonDecision } from './usePersonDecisions';
import { useLetLeave } from '../shared/useLetLeave';
import { useDeskMoment } from '../shared/useDeskMoment';

interface PayoutRowProps {
  payout: PendingPayout;
  /** Time of the page on the screen, ms since the epoch. */
  asOf: number;
}

type Decision = 'pay' | 'refuse' | PersonDecision;

/** The question before a decision about a pending withdrawal; that before its payment says what leaves (OPS-35). */
function usePayoutQuestion(payout: PendingPayout) {
  const { market } = useOperator();
  const { about } = useQuestions();
  const { alone, withLimits } = useLetLeave();
  const person = nameOf(payout);
  const amount = formatMoney(payout.amount, market);
  const { account } = payeeFacts(payout, market);
  return (action: Decision, label: string, reason: string): Question =>
    action === 'pay'
      ? withLimits(about(action, person, { label, amount, account }), letLeave([payout], alone, market))
      : about(action, person, { label, amount, account, reason });
}

/** The decisions about a pending withdrawal; each but the payment needs a reason. */
function useDecisions({ payout, asOf }: PayoutRowProps) {
  const t = useOperatorTranslate();
  const { act } = useOperatorCalls();
  const decide = usePersonActs(payout.userId, asOf);
  const questionOf = usePayoutQuestion(payout);
  const { id, warnings } = payout;
  const resolve = (action: 'pay' | 'refuse', label: string, reason = '') =>
    act(
      operatorApi.endpoints.postPayout,
      { query: { id, action, ...(action === 'refuse' && { reason }) }, body: { warnings } },
      { question: questionOf(action, label, reason), act: acts[action], endsRow: true },
    );
  const payLabel = t('ops.payout_pay');
  const pay = { label: payLabel, onPress: () => resolve('pay', payLabel), act: acts.pay, shortcut: 'p' };
  const refuseLabel = t('ops.payout_refuse');
  const refuse: ReasonedAct = {
    label: refuseLabel,
    act: acts.refuse,
    shortcut: 'r',
    hasUsual: true,
    decide: (reason) => resolve('refuse', refuseLabel, reason),
  };
  return {
    pay,
    others: [
      refuse,
      ...usePersonDecisions(warnings, (action, label, reason) =>
        decide(action, reason, questionOf(action, label, reason)),
      ),
    ],
  };
}

/** What the person got before, in numbers. */
function Before({ payout: { paid, paidAmount, failed } }: Pick<PayoutRowProps, 'payout'>) {
  const t = useOperatorTranslate();
  const { market } = useOperator();
  const numbers = [
    { label: t('ops.before_paid'), value: formatCoins(paid, market) },
    { label: t('ops.preset_total'), value: formatMoney(paidAmount, market) },
    { label: t('passbook.failed'), value: formatCoins(failed, market) },
  ];
  return (
    <History>
      {numbers.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </History>
  );
}

/**
 * A pending withdrawal (OPS-75): person, amount and account, what the person got before, and the decisions about it. To
 * pay comes first, unless there is something to check.
 */
export function PayoutRow(props: PayoutRowProps) {
  const { payout, asOf } = props;
  const t = useOperatorTranslate();
  const { market } = useOperator();
  const { moment } = useDeskMoment();
  const name = useId();
  const { pay, others } = useDecisions(props);
  const isWarned = hasWarning(payout);
  const payButton = isPayable(payout) && <ActButton {...pay} about={name} isSoft={isWarned} />;
  return (
    <Row
      title={
        <Who id={name}>
          <bdi>{nameOf(payout)}</bdi>
          <Amount>{formatMoney(payout.amount, market)}</Amount>
        </Who>
      }
      foot={
        <Operations>
          <Account>{payeeFacts(payout, market).account}</Account>
          <Before payout={payout} />
          <p>
            {t('ops.payout_asked', {
              user: payout.userId,
              hours: hoursWaited(payout, asOf),
              time: moment(payout.time),
            })}
          </p>
          <PayoutNotes payout={payout} market={market} />
          {!isWarned && payButton}
          <ReasonedActs acts={others} about={name} />
          {isWarned && payButton}
        </Operations>
      }
    />
  );
}
