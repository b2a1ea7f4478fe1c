import { hourMs } from '@tally/contract/limits/time';
import type { Market } from '@tally/contract/market/codes';
import type { PendingPayout } from '@tally/contract/operator/payouts';
import { formatMoney } from '@tally/locales/format';
import { Row } from '@tally/ui/Row';
import { useId } from 'react';
import { lookOf } from '../calls/acts';
import type { OpenUpdates } from '../calls/confirmUpdate';
import type { Question } from '../../overlays/content/question';
import { letLeave } from '../rules/letLeave';
import { decideAccount, decidePayout, freezePerson } from '../calls/payoutOperations';
import { isPayable, nameOf } from '../rules/operatorRules';
import { useAppDispatch } from '../../state/reduxHooks';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { useReason } from '../shared/useReason';
import { Buttons, Operations } from '../shared/shared.styles';
import type { WorkButton } from '../shared/useButtons';
import { useQuestions } from '../shared/useQuestions';
import { payeeFacts } from './payeeFacts';
import { PayoutNotes } from './PayoutNotes';
import { useLetLeave } from '../shared/useLetLeave';
import { useDeskMoment } from '../shared/useDeskMoment';

interface PayoutRowProps {
  operatorKey: string;
  market: Market;
  payout: PendingPayout;
  /** Time of the page on the screen, ms since the epoch. */
  asOf: number;
  open: OpenUpdates;
  button: WorkButton;
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
function usePayoutQuestion(operatorKey: string, market: Market, payout: PendingPayout) {
  const { about } = useQuestions();
  const { alone, asking } = useLetLeave(operatorKey, market);
  const person = nameOf(payout);
  const amount = formatMoney(payout.amount, market);
  const { account } = payeeFacts(payout, market);
  return (action: Decision, label: string, why: string): Question =>
    action === 'pay'
      ? asking(about(action, person, { label, amount, account }), letLeave([payout], alone, market))
      : about(action, person, { label, amount, account, why });
}

/** The decisions about a pending withdrawal, some of which need the reason that is typed into `field`. */
function useDecisions({ operatorKey, market, payout, asOf, open, button }: PayoutRowProps, name: string) {
  const t = useOperatorTranslate();
  const dispatch = useAppDispatch();
  const questionOf = usePayoutQuestion(operatorKey, market, payout);
  const { why, field, needed } = useReason(t('ops.payout_reason'));
  const { id, userId, warnings } = payout;
  const decision = (
    action: Decision,
    label: string,
    work: (question: Question, given: { reason?: string }) => Promise<unknown>,
  ) => {
    // Each but the payment needs the reason that was typed.
    const because = action !== 'pay';
    const own = `${name}${action}`;
    const question = questionOf(action, label, why);
    return button(own, label, () => work(question, because ? { reason: why } : {}), {
      id: own,
      'aria-labelledby': `${own} ${name}`,
      ...lookOf(action),
      ...(action === 'pay' && warnings.length > 0 && { isSoft: true }),
      isOff: because && why === '',
    });
  };
  const resolve = (action: 'pay' | 'refuse') =>
    decision(action, t(`ops.payout_${action}`), (question, given) =>
      dispatch(decidePayout(operatorKey, { id, action, ...given }, warnings, question, open)),
    );
  const freeze = (action: 'freeze' | 'unfreeze') =>
    decision(action, t(`ops.payout_${action}`), (question, given) =>
      dispatch(freezePerson(operatorKey, { userId, action, ...given }, question)),
    );
  const account = (action: 'invalidate' | 'restore') =>
    decision(action, t(`ops.account_${action}`), (question, given) =>
      dispatch(decideAccount(operatorKey, { userId, action, asOf, ...given }, question)),
    );
  return { field, needed, resolve, freeze, account };
}

/** A pending withdrawal: person, age, known facts, and the decisions about it. */
export function PayoutRow(props: PayoutRowProps) {
  const { market, payout, asOf } = props;
  const t = useOperatorTranslate();
  const { moment } = useDeskMoment(market);
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
            {payout.exportId === 0 && resolve('refuse')}
            {freeze(warnings.includes('FROZEN') ? 'unfreeze' : 'freeze')}
            {account(warnings.includes('INVALID ACCOUNT') ? 'restore' : 'invalidate')}
            {needed}
          </Buttons>
        </Operations>
      }
    />
  );
}
