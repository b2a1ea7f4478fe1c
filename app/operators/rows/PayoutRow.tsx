import { hourMs } from '@tally/contract/limits/time';
import type { PendingPayout } from '@tally/contract/operator/payouts';
import { formatMoney } from '@tally/locales/format';
import { Row } from '@tally/ui/Row';
import { useId } from 'react';
import { useOperator } from '../OperatorContext';
import { lookOf } from '../calls/actLooks';
import type { Question } from '../../overlays/content/question';
import { letLeave } from '../rules/letLeave';
import { operatorApi } from '../calls/operatorApi';
import { useOperatorCalls, type Confirmation } from '../calls/operatorCalls';
import { isPayable, nameOf } from '../rules/operatorRules';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { useReason } from '../shared/useReason';
import { Buttons, Operations } from '../shared/shared.styles';
import { ActButton } from '../shared/ActButton';
import { useQuestions } from '../shared/useQuestions';
import { payeeFacts } from './payeeFacts';
import { PayoutNotes } from './PayoutNotes';
import { usePersonActs } from './usePersonActs';
import { useLetLeave } from '../shared/useLetLeave';
import { useDeskMoment } from '../shared/useDeskMoment';

interface PayoutRowProps {
  payout: PendingPayout;
  /** Time of the page on the screen, ms since the epoch. */
  asOf: number;
}

/** Whole hours since it was asked for; a server's clock may be behind another's. */
export const hoursWaited = ({ time }: PendingPayout, asOf: number): number =>
  Math.max(0, Math.floor((asOf - time) / hourMs));

/** Whom it is paid to, and how much; it names the buttons below. */
const Title = ({ id, person, money }: { id: string; person: string; money: string }) => (
  <span id={id}>
    <bdi>{person}</bdi>
    <span>{`\u00a0· ${money}`}</span>
  </span>
);

type Decision = 'pay' | 'refuse' | 'freeze' | 'unfreeze' | 'invalidate' | 'restore';

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

/** The decisions about a pending withdrawal, some of which need the reason that is typed into `field`. */
function useDecisions({ payout, asOf }: PayoutRowProps, name: string) {
  const t = useOperatorTranslate();
  const { act } = useOperatorCalls();
  const person = usePersonActs(payout.userId, asOf);
  const questionOf = usePayoutQuestion(payout);
  const { reason, field, needed } = useReason(t('ops.payout_reason'));
  const { id, warnings } = payout;
  const decision = (action: Decision, label: string, decide: (confirmation: Confirmation) => Promise<void>) => {
    // Each but the payment needs the reason that was typed.
    const isOff = action !== 'pay' && reason === '';
    const { isSoft, ...look } = lookOf(action);
    return (
      <ActButton
        label={label}
        about={name}
        onPress={() => decide({ question: questionOf(action, label, reason), ...look })}
        {...look}
        isSoft={isSoft || (action === 'pay' && warnings.length > 0)}
        isOff={isOff}
      />
    );
  };
  const resolve = (action: 'pay' | 'refuse') =>
    decision(action, t(`ops.payout_${action}`), (confirmation) =>
      act(
        operatorApi.endpoints.postPayout,
        { query: { id, action, ...(action === 'refuse' && { reason }) }, body: { warnings } },
        { ...confirmation, endsRow: true },
      ),
    );
  const freeze = (action: 'freeze' | 'unfreeze') =>
    decision(action, t(`ops.payout_${action}`), (confirmation) => person.freeze(action, reason, confirmation));
  const account = (action: 'invalidate' | 'restore') =>
    decision(action, t(`ops.account_${action}`), (confirmation) => person.account(action, reason, confirmation));
  return { field, needed, resolve, freeze, account };
}

/** A pending withdrawal: person, age, known facts, and the decisions about it. */
export function PayoutRow(props: PayoutRowProps) {
  const { payout, asOf } = props;
  const t = useOperatorTranslate();
  const { market } = useOperator();
  const { moment } = useDeskMoment();
  const name = useId();
  const { field, needed, resolve, freeze, account } = useDecisions(props, name);
  const { warnings } = payout;
  const person = nameOf(payout);
  const money = formatMoney(payout.amount, market);
  return (
    <Row
      title={<Title id={name} person={person} money={money} />}
      text={t('ops.payout_facts', {
        ...payeeFacts(payout, market),
        hours: hoursWaited(payout, asOf),
        time: moment(payout.time),
      })}
      foot={
        <Operations>
          <PayoutNotes payout={payout} market={market} />
          {field}
          <Buttons>
            {isPayable(payout) && resolve('pay')}
            {resolve('refuse')}
            {freeze(warnings.includes('FROZEN') ? 'unfreeze' : 'freeze')}
            {account(warnings.includes('INVALID ACCOUNT') ? 'restore' : 'invalidate')}
            {needed}
          </Buttons>
        </Operations>
      }
    />
  );
}
