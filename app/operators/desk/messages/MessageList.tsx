import type { Message, MessagePage, MessageState } from '@tally/contract/operator/messages';
import { useState } from 'react';
import { isOutOfScope } from '../../calls/operatorCalls';
import { useOperator } from '../../OperatorContext';
import { messageApi } from '../../calls/messageApi';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { ListState } from '../../../components/ListState';
import { ErrorLine } from '../../../components/ErrorLine/ErrorLine';
import { Buttons, Operations } from '../../shared/shared.styles';
import { ActButton } from '../../shared/ActButton';
import { MessageEntry } from './MessageEntry';

interface MessageListProps {
  state: MessageState;
  /** The open message. */
  opened: number | undefined;
  isRead: (message: Message) => boolean;
}

/** A page of messages in a state, who waits longest first, with a way to the next page and back to the first. */
export function MessageList({ state, opened, isRead }: MessageListProps) {
  const t = useOperatorTranslate();
  const { key, market } = useOperator();
  const [from, setFrom] = useState<MessagePage['next']>();
  const { currentData, error, refetch } = messageApi.useGetMessagesQuery(
    { key, market, state, ...from },
    // Others work on the same list.
    { refetchOnMountOrArgChange: true },
  );
  if (isOutOfScope(error)) return <ErrorLine role="alert">{t('ops.out_of_scope')}</ErrorLine>;
  const next = currentData?.next;
  const press = (label: string, work: () => void) => (
    <ActButton label={label} onPress={() => Promise.resolve(work())} />
  );
  const row = (message: Message) => (
    <MessageEntry
      key={message.id}
      message={message}
      state={state}
      isOpen={message.id === opened}
      isRead={isRead(message)}
    />
  );
  return (
    <Operations>
      <ListState
        items={currentData?.items}
        failed={error !== undefined}
        error={error}
        label={t(`ops.messages_${state}`)}
        empty={t('ops.messages_empty')}
        onRetry={() => void refetch()}
        row={row}
      />
      <Buttons>
        {next && next.after > 0 && press(t('ops.messages_next'), () => setFrom(next))}
        {from && press(t('ops.messages_first'), () => setFrom(undefined))}
      </Buttons>
    </Operations>
  );
}
