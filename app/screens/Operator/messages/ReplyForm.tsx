import { answerMax } from '@tally/contract/limits/feedback';
import type { MessageDetail } from '@tally/contract/operator/messages';
import { messageTemplates, messageTemplateTexts } from '@tally/contract/operator/messageTemplates';
import { isolate } from '@tally/contract/text/isolate';
import { cutTyped, readLines, typedLength } from '@tally/contract/text/typedText';
import { withDots } from '@tally/contract/text/withDots';
import { TextArea } from '@tally/ui/TextArea';
import { useId, useState } from 'react';
import { acts } from '../../../features/operator/acts';
import { closeMessage, sendAnswer, type MessageEnd } from '../../../features/operator/messageOperations';
import { useAppDispatch } from '../../../state/reduxHooks';
import { nameOf } from '../../../features/operator/operatorRules';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { ErrorLine } from '../../../components/ErrorLine/ErrorLine';
import { Buttons, Operations, PartTitle } from '../OperatorScreen.styles';
import { useButtons } from '../useButtons';
import { useQuestions } from '../useQuestions';
import { Templates } from './Messages.styles';

/** Why an answer or a close was not taken; a toast says the rest. */
const refusals: Partial<Record<MessageEnd, 'ops.message_changed' | 'ops.message_closed' | 'ops.message_long'>> = {
  changed: 'ops.message_changed',
  closed: 'ops.message_closed',
  tooLong: 'ops.message_long',
};

/**
 * The answer to a message, in own words or by a template in the person's language (OPS-40), and its close. What was
 * typed stays until it was sent, also when the message has changed meanwhile (OPS-41).
 */
export function ReplyForm({ operatorKey, message }: { operatorKey: string; message: MessageDetail }) {
  const t = useOperatorTranslate();
  const dispatch = useAppDispatch();
  const button = useButtons();
  const { ask } = useQuestions();
  const templates = useId();
  const [words, setWords] = useState('');
  const [end, setEnd] = useState<MessageEnd>();
  const texts = messageTemplateTexts[message.locale];
  const isClosed = message.state === 'closed';
  const typed = readLines(words);
  const refusal = end && refusals[end];
  const question = (label: string, what = label) => ask(label, withDots(isolate(nameOf(message)), what));
  const write = (value: string) => {
    setWords(cutTyped(value, answerMax));
    setEnd(undefined);
  };
  const send = async () => {
    const template = messageTemplates.find((each) => texts[each] === typed);
    const body = template ? { template } : { words: typed };
    const came = await dispatch(
      sendAnswer(operatorKey, message, body, question(t('ops.message_send'), isolate(typed))),
    );
    setEnd(came);
    if (came === 'done') setWords('');
  };
  const close = async () =>
    setEnd(await dispatch(closeMessage(operatorKey, message, question(t('ops.message_close')))));
  if (isClosed && typed === '') return refusal ? <ErrorLine role="alert">{t(refusal)}</ErrorLine> : null;
  return (
    <Operations>
      {!isClosed && (
        <Operations role="group" aria-labelledby={templates}>
          <PartTitle id={templates}>{t('ops.templates')}</PartTitle>
          <Templates>
            {messageTemplates.map((each) =>
              button(each, t(`ops.template_${each}`), () => Promise.resolve(write(texts[each]))),
            )}
          </Templates>
        </Operations>
      )}
      <TextArea
        label={t('ops.message_answer')}
        value={words}
        onValue={write}
        counter={t('feedback.counter', { length: typedLength(words), max: answerMax })}
        area={{ dir: 'auto' }}
      />
      {refusal && <ErrorLine role="alert">{t(refusal)}</ErrorLine>}
      {!isClosed && (
        <Buttons>
          {typed !== '' && button('send', t('ops.message_send'), send, { act: acts.answer })}
          {button('close', t('ops.message_close'), close)}
        </Buttons>
      )}
    </Operations>
  );
}
