import { answerMax } from '@tally/contract/limits/feedback';
import type { MessageDetail } from '@tally/contract/operator/messages';
import { messageTemplates, messageTemplateTexts } from '@tally/contract/operator/messageTemplates';
import { isolate } from '@tally/contract/text/isolate';
import { cutTyped, readLines, typedLength } from '@tally/contract/text/typedText';
import { TextArea } from '@tally/ui/TextArea';
import { useId, useState } from 'react';
import { acts } from '../../calls/actLooks';
import { nameOf } from '../../rules/operatorRules';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { ErrorLine } from '../../../components/ErrorLine/ErrorLine';
import { Buttons, Operations, PartTitle } from '../../shared/shared.styles';
import { ActButton } from '../../shared/ActButton';
import { useQuestions } from '../../shared/useQuestions';
import { Templates } from './Messages.styles';
import { useMessageActs, type MessageEnd } from './useMessageActs';

/** Why an answer or a close was not taken; a toast says the rest. */
const refusals: Partial<Record<MessageEnd, 'ops.message_changed' | 'ops.message_closed' | 'ops.message_long'>> = {
  changed: 'ops.message_changed',
  closed: 'ops.message_closed',
  tooLong: 'ops.message_long',
};

/** The question before a message is answered or closed, which names the person. */
function useMessageQuestion(message: MessageDetail) {
  const t = useOperatorTranslate();
  const { buildQuestion } = useQuestions();
  const person = isolate(nameOf(message));
  return (act: 'answer' | 'close_message', label: string, summary: string) =>
    buildQuestion({
      label,
      summary,
      title: t(`ops.ask_${act}`, { name: person }),
      outcome: t(`ops.done_${act}`, { name: person }),
    });
}

interface TemplateButtonsProps {
  texts: Readonly<Record<(typeof messageTemplates)[number], string>>;
  onPick: (text: string) => void;
}

/** The templates, each of which fills the field. */
function TemplateButtons({ texts, onPick }: TemplateButtonsProps) {
  const t = useOperatorTranslate();
  const title = useId();
  return (
    <Operations role="group" aria-labelledby={title}>
      <PartTitle id={title}>{t('ops.templates')}</PartTitle>
      <Templates>
        {messageTemplates.map((each) => (
          <ActButton
            key={each}
            label={t(`ops.template_${each}`)}
            onPress={() => Promise.resolve(onPick(texts[each]))}
          />
        ))}
      </Templates>
    </Operations>
  );
}

/**
 * The answer to a message, in own words or by a template in the person's language (OPS-40), and its close. What was
 * typed stays until it was sent, also when the message has changed meanwhile (OPS-41).
 */
export function ReplyForm({ message }: { message: MessageDetail }) {
  const t = useOperatorTranslate();
  const acting = useMessageActs(message);
  const question = useMessageQuestion(message);
  const [text, setText] = useState('');
  const [end, setEnd] = useState<MessageEnd>();
  const texts = messageTemplateTexts[message.locale];
  const isClosed = message.state === 'closed';
  const typed = readLines(text);
  const refusal = end && refusals[end];
  const write = (value: string) => {
    setText(cutTyped(value, answerMax));
    setEnd(undefined);
  };
  const send = async () => {
    const template = messageTemplates.find((each) => texts[each] === typed);
    const body = template ? { template } : { words: typed };
    const came = await acting.answer(body, question('answer', t('ops.message_send'), isolate(typed)));
    setEnd(came);
    if (came === 'done') setText('');
  };
  const close = async () =>
    setEnd(await acting.close(question('close_message', t('ops.message_close'), t('ops.does_close_message'))));
  if (isClosed && typed === '') return refusal ? <ErrorLine role="alert">{t(refusal)}</ErrorLine> : null;
  return (
    <Operations>
      <TextArea
        label={t('ops.message_answer')}
        value={text}
        onValue={write}
        counter={t('feedback.counter', { length: typedLength(text), max: answerMax })}
        area={{ dir: 'auto' }}
      />
      {refusal && <ErrorLine role="alert">{t(refusal)}</ErrorLine>}
      {!isClosed && <TemplateButtons texts={texts} onPick={write} />}
      {!isClosed && (
        <Buttons>
          {typed !== '' && <ActButton label={t('ops.message_send')} onPress={send} act={acts.answer} />}
          <ActButton label={t('ops.message_close')} onPress={close} />
        </Buttons>
      )}
    </Operations>
  );
}
