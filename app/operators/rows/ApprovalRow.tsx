import type { Approval, ResultWait, WaitingLine } from '@tally/contract/operator/approvals';
import type { Market } from '@tally/contract/market/codes';
import type { PendingPayout } from '@tally/contract/operator/payouts';
import { isolate } from '@tally/contract/text/isolate';
import { formatMoney } from '@tally/locales/format';
import type { Translate } from '@tally/locales/text';
import { Row } from '@tally/ui/Row';
import { useId, type ReactNode } from 'react';
import { acts } from '../calls/actLooks';
import { operatorApi } from '../calls/operatorApi';
import { useOperatorCalls } from '../calls/operatorCalls';
import { nameOf } from '../rules/operatorRules';
import type { Question } from '../../overlays/content/question';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { Buttons, Operations } from '../shared/shared.styles';
import { useReason } from '../shared/useReason';
import { payeeFacts } from './payeeFacts';
import { PayoutNotes } from './PayoutNotes';
import { ActButton } from '../shared/ActButton';
import { useQuestions } from '../shared/useQuestions';
import { useDeskMoment } from '../shared/useDeskMoment';

/** What was asked for. */
export const approvalTitle = (t: Translate<'operator'>, { act, subjectId, amount, market }: Approval): string =>
  t(`ops.approval_${act}`, { id: subjectId, amount: formatMoney(amount, market) });

/** The payee and the warnings, as in the list of pending withdrawals. */
function Payee({ payout, market }: { payout: PendingPayout; market: Market }) {
  const t = useOperatorTranslate();
  const { moment } = useDeskMoment();
  return (
    <>
      <p>
        <bdi>{nameOf(payout)}</bdi>
        <span>
          {`\u00a0· ${t('ops.approval_payee', {
            ...payeeFacts(payout, market),
            time: moment(payout.time),
          })}`}
        </span>
      </p>
      <PayoutNotes payout={payout} market={market} />
    </>
  );
}

/** Why a line of results waits, in words. */
const waitKeys = {
  'CAME BACK': 'ops.result_came_back',
  FAILED: 'ops.result_failed',
  'SPOILED REFERENCE': 'ops.result_spoiled',
} as const satisfies Record<ResultWait, string>;

const stateKeys = { 1: 'ops.result_sent', 2: 'passbook.paid', 3: 'passbook.failed' } as const;

/** A line of the provider's results beside the payment as it is booked (OPS-31). */
function ResultLine({ line, market }: { line: WaitingLine; market: Market }) {
  const t = useOperatorTranslate();
  const { exportId, result, money, reference, reason, why: wait, payout } = line;
  const said = [result, money, reference || t('ops.result_no_reference'), reason].filter((part) => part !== '');
  return (
    <>
      <p>{t('ops.result_line', { said: isolate(said.join('\u00a0· ')), id: exportId })}</p>
      <p>
        {t('ops.result_payment', {
          state: t(stateKeys[payout.status]),
          amount: formatMoney(payout.amount, market),
          reference: isolate(payout.reference || t('ops.result_no_reference')),
        })}
      </p>
      {payout.cameBack > 0 && <p>{`${t('passbook.returned')} ${formatMoney(payout.cameBack, market)}`}</p>}
      <p>{t(waitKeys[wait])}</p>
    </>
  );
}

/** What is known of it, why it was asked for, and what can be done about it: nothing once it lapsed. */
function Foot({ request, field, children }: { request: Approval; field: ReactNode; children: ReactNode }) {
  const t = useOperatorTranslate();
  const { reason, lapsed, isOwn, market, payouts, lines } = request;
  return (
    <Operations>
      {payouts.map((payout) => (
        <Payee key={payout.id} payout={payout} market={market} />
      ))}
      {lines.map((line) => (
        <ResultLine key={request.id} line={line} market={market} />
      ))}
      {reason !== '' && lines.length === 0 && <p>{isolate(reason)}</p>}
      {lapsed && <p>{t('ops.approval_lapsed')}</p>}
      {isOwn && !lapsed && <p>{t('ops.approval_own')}</p>}
      {!lapsed && field}
      {!lapsed && <Buttons>{children}</Buttons>}
    </Operations>
  );
}

/** The acts whose title names the person. */
const personal = { pay: 'pay', goodwill: 'goodwill', clawback: 'clawback', number: 'giveNumber' } as const;
const isPersonal = (act: Approval['act']): act is keyof typeof personal => act in personal;

/** The question before a request is decided: it names the act, the person, and why it was asked for (OPS-50). */
function useApprovalQuestion(request: Approval) {
  const t = useOperatorTranslate();
  const { buildQuestion, about } = useQuestions();
  const { act, amount, market, userId, userName, operator, reason: requestReason, isOwn } = request;
  const what = approvalTitle(t, request);
  const person = nameOf({ userName, userId });
  return (action: 'approve' | 'reject', label: string, reason: string): Question => {
    const facts = [
      ...(userId > 0 ? [{ label: t('ops.card_name'), value: isolate(person) }] : []),
      { label: t('ops.approval_asker'), value: isolate(operator) },
      ...(requestReason === '' ? [] : [{ label: t('ops.approval_because'), value: isolate(requestReason) }]),
    ];
    const parts = { label, summary: what, reason, facts, outcome: t(`ops.done_${action}_request`, { what }) };
    if (action === 'reject')
      return buildQuestion({ ...parts, title: t(`ops.ask_${isOwn ? 'withdraw' : 'reject'}_request`) });
    const approved = { ...parts, summary: t('ops.does_approve') };
    if (!isPersonal(act) || userId === 0) return buildQuestion({ ...approved, title: t('ops.ask', { act: what }) });
    const money = amount > 0 ? { amount: formatMoney(amount, market) } : {};
    return { ...about(personal[act], person, { ...approved, ...money }), outcome: parts.outcome };
  };
}

/** The keys that press the buttons (OPS-74). */
const shortcuts = { approve: 'p', reject: 'r' } as const;

/** What an operator asked for, and what a second one decides about it (OPS-35). Who asked can only take it back. */
export function ApprovalRow({ request }: { request: Approval }) {
  const t = useOperatorTranslate();
  const { moment } = useDeskMoment();
  const { act } = useOperatorCalls();
  const { reason, field, needed } = useReason(t('ops.approval_reason'));
  const name = useId();
  const { id, operator, time, until, isOwn, payouts } = request;
  const title = approvalTitle(t, request);
  const warnings = payouts.flatMap((payout) => payout.warnings);
  const questionOf = useApprovalQuestion(request);
  const decision = (action: 'approve' | 'reject', label: string, because = '') => {
    const decide = () =>
      act(
        operatorApi.endpoints.postApproval,
        { query: { id, action, ...(because !== '' && { reason: because }) }, body: { warnings } },
        { question: questionOf(action, label, because), act: acts[action], endsRow: true },
      );
    return (
      <ActButton
        label={label}
        about={name}
        onPress={decide}
        act={acts[action]}
        isOff={action === 'reject' && because === ''}
        shortcut={shortcuts[action]}
        isSoft={action === 'approve' && warnings.length > 0}
      />
    );
  };
  return (
    <Row
      title={<span id={name}>{title}</span>}
      text={t('ops.approval_facts', { operator: isolate(operator), time: moment(time), until: moment(until) })}
      foot={
        <Foot request={request} field={field}>
          {!isOwn && decision('approve', t('ops.approval_approve'))}
          {decision('reject', t(isOwn ? 'ops.approval_withdraw' : 'ops.approval_reject'), reason)}
          {needed}
        </Foot>
      }
    />
  );
}
