import type { Market } from '@tally/contract/market/codes';
import type { PayoutException } from '@tally/contract/operator/exceptions';
import { isolate } from '@tally/contract/text/isolate';
import { formatMoney } from '@tally/locales/format';
import { Row } from '@tally/ui/Row';
import { useId } from 'react';
import { exceptionActs } from '../calls/acts';
import type { OpenUpdates } from '../calls/confirmUpdate';
import { letLeave, sumOf } from '../rules/letLeave';
import type { Question } from '../../overlays/content/question';
import { resolveException } from '../calls/payoutOperations';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { useAppDispatch } from '../../state/reduxHooks';
import { useReason } from '../shared/useReason';
import { Buttons, Operations } from '../shared/shared.styles';
import type { WorkButton } from '../shared/useButtons';
import { useQuestions } from '../shared/useQuestions';
import { exceptionKeys } from './exceptionKeys';
import { useLetLeave } from '../shared/useLetLeave';
import { useDeskMoment } from '../shared/useDeskMoment';

interface ExceptionRowProps {
  operatorKey: string;
  market: Market;
  exception: PayoutException;
  open: OpenUpdates;
  button: WorkButton;
}

/** The question before an exception is closed: it names the person, and what the provider said. */
function useExceptionQuestion(operatorKey: string, market: Market, exception: PayoutException) {
  const t = useOperatorTranslate();
  const { ask } = useQuestions();
  const { alone, asking, askingSecond } = useLetLeave(operatorKey, market);
  const { payoutId, userId, userName, amount, said, isOwn } = exception;
  const person = isolate(userName || `#${userId || payoutId}`);
  const sum = sumOf([exception], market);
  return (action: 'return' | 'close', label: string, why: string): Question => {
    const known = { name: person, amount: formatMoney(amount, market) };
    const question = ask({
      label,
      summary: t(action === 'return' ? 'ops.does_return' : 'ops.does_close', known),
      why,
      title: t(`ops.ask_${action}_exception`, known),
      facts: [
        { label: t('ops.find_withdrawal'), value: String(payoutId) },
        { label: t('ops.exception_said'), value: isolate(said) },
      ],
      done: t(`ops.done_${action}_exception`, known),
    });
    if (action === 'close') return isOwn ? askingSecond(question) : question;
    return asking(question, isOwn ? { ...sum, asked: sum } : letLeave([exception], alone, market));
  };
}

/**
 * A result of the provider that contradicts the books (OPS-22): it is closed with a reason, and a payment that did not
 * arrive can be booked back to cash (OPS-25).
 */
export function ExceptionRow({ operatorKey, market, exception, open, button }: ExceptionRowProps) {
  const t = useOperatorTranslate();
  const { moment } = useDeskMoment(market);
  const dispatch = useAppDispatch();
  const questionOf = useExceptionQuestion(operatorKey, market, exception);
  const { why, field, needed } = useReason(t('ops.exception_reason'));
  const name = useId();
  const { id, time, payoutId, exportId, kind, amount, said, reason, canReturn } = exception;
  const title = t('ops.exception_title', { id: payoutId, amount: formatMoney(amount, market) });
  const facts = t('ops.exception_facts', {
    time: moment(time),
    id: exportId || '–',
    said: reason === '' ? said : `${said} (${reason})`,
  });
  const decision = (action: 'return' | 'close', label: string) => {
    const own = `${name}${action}`;
    return button(
      own,
      label,
      () => dispatch(resolveException(operatorKey, { id, action, reason: why }, questionOf(action, label, why), open)),
      {
        id: own,
        'aria-labelledby': `${own} ${name}`,
        act: exceptionActs[action],
        isOff: why === '',
      },
    );
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
