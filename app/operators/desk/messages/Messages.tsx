import { messageStates, type MessageState } from '@tally/contract/operator/messages';
import { Section } from '@tally/ui/Section';
import { Tabs } from '@tally/ui/Tabs';
import { useState } from 'react';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { MessageList } from './MessageList';
import { MessageView } from './MessageView';

/** The messages of a market (OPS-39): a list of those that are open, answered or closed, or one of them. */
export function Messages() {
  const t = useOperatorTranslate();
  const [state, setState] = useState<MessageState>('open');
  const [id, setId] = useState<number>();
  const pick = (picked: MessageState) => {
    setState(picked);
    setId(undefined);
  };
  return (
    <Section title={t('ops.messages')}>
      <Tabs
        label={t('ops.messages')}
        tabs={messageStates.map((key) => ({ key, label: t(`ops.messages_${key}`) }))}
        value={state}
        onPick={pick}
      >
        {id === undefined ? (
          <MessageList key={state} state={state} onOpen={setId} />
        ) : (
          <MessageView key={id} id={id} onBack={() => setId(undefined)} />
        )}
      </Tabs>
    </Section>
  );
}
