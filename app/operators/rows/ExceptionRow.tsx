import type { PayoutException } from '@tally/contract/operator/exceptions';
import { isolate } from '@tally/contract/text/isolate';
import { formatMoney } from '@tally/locales/format';
import { Row } from '@tally/ui/Row';
import { useId } from 'react';
import { exceptionActs } from '../calls/actLooks';
import { letLeave, sumOf } from '../rules/letLeave';
import type { Question } from '../../overlays/content/question';
import { operatorApi } from '../calls/operatorApi';
import { useOperatorCalls } from '../calls/operatorCalls';
import { useOperator } from '../OperatorContext';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { useReason } from '../shared/useReason';
import { Buttons, Operations } from '../shared/shared.styles';
import { ActButton } from '../shared/ActButton';
import { useQuestions } from '../shared/useQuestions';
import { exceptionKeys } from './exceptionKeys';
import { useLetLeave } from '../shared/useLetLeave';
import { useDeskMoment } from '../shared/useDeskMoment';

/** The question before an exception is closed: it names the person, and what the provider said. */
function useExceptionQuestion(exception: PayoutException) {
  const t = useOperatorTranslate();
  const { market } = useOperator();
  const { buildQuestion } = useQuestions();
  const { alone, withLimits, forSecond } = useLetLeave();
  const { payoutId, userId, userName, amount, said, isOwn } = exception;
  const person = isolate(userName || `#${userId || payoutId}`);
  const sum = sumOf([exception], market);
  return (action: 'return' | 'close', label: string, reason: string): Question => {
    const known = { name: person, amount: formatMoney(amount, market) };
    const question = buildQuestion({
      label,
      summary: t(action === 'return' ? 'ops.does_return' : 'ops.does_close', known),
      reason,
      title: t(`ops.ask_${action}_exception`, known),
      facts: [
        { label: t('ops.find_withdrawal'), value: String(payoutId) },
        { label: t('ops.exception_said'), value: isolate(said) },
      ],
      outcome: t(`ops.done_${action}_exception`, known),
    });
    if (action === 'close') return isOwn ? forSecond(question) : question;
    return withLimits(question, isOwn ? { ...sum, requested: sum } : letLeave([exception], alone, market));
  };
}

/**
 * A result of the provider that contradicts the books (OPS-22): it is closed with a reason, and a payment that did not
 * arrive can be booked back to cash (OPS-25).
 */
export function ExceptionRow({ exception }: { exception: PayoutException }) {
  const t = useOperatorTranslate();
  const { market } = useOperator();
  const { moment } = useDeskMoment();
  const { act } = useOperatorCalls();
  const questionOf = useExceptionQuestion(exception);
  const { reason, field, needed } = useReason(t('ops.exception_reason'));
  const name = useId();
  const { id, time, payoutId, exportId, kind, amount, said, reason: providerReason, canReturn } = exception;
  const title = t('ops.exception_title', { id: payoutId, amount: formatMoney(amount, market) });
  const facts = t('ops.exception_facts', {
    time: moment(time),
    id: exportId || '–',
    said: providerReason === '' ? said : `${said} (${providerReason})`,
  });
  const decision = (action: 'return' | 'close', label: string) => {
    const look = exceptionActs[action];
    const resolve = () =>
      act(
        operatorApi.endpoints.postExceptionResolve,
        { query: { id, action, reason } },
        { question: questionOf(action, label, reason), act: look, endsRow: true },
      );
    return <ActButton label={label} about={name} onPress={resolve} act={look} isOff={reason === ''} />;
  };
  return (
    <Row
      title={<span id={name}>{title}</span>}
      text={facts}
      foot={
        <Operations>
          <p>{t(exceptionKeys[kind])}</p>
          {field}
          <Buttons>
            {canReturn && decision('return', t('ops.exception_return'))}
            {decision('close', t('ops.exception_close'))}
            {needed}
          </Buttons>
        </Operations>
      }
    />
  );
}
