import type { Message, MessagePage, MessageState } from '@tally/contract/operator/messages';
import { Row } from '@tally/ui/Row';
import { useId, useState } from 'react';
import { isOutOfScope } from '../../calls/operatorCalls';
import { useOperator } from '../../OperatorContext';
import { messageApi } from '../../calls/messageApi';
import { nameOf } from '../../rules/operatorRules';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { ListState } from '../../../components/ListState';
import { ErrorLine } from '../../../components/ErrorLine/ErrorLine';
import { Buttons, Note, Operations } from '../../shared/shared.styles';
import { ActButton } from '../../shared/ActButton';
import { Lines } from './Messages.styles';
import { useAbout } from './useAbout';
import { useDeskMoment } from '../../shared/useDeskMoment';

interface MessageListProps {
  state: MessageState;
  onOpen: (id: number) => void;
}

/** A page of messages in a state, who waits longest first, with a way to the next page and back to the first. */
export function MessageList({ state, onOpen }: MessageListProps) {
  const t = useOperatorTranslate();
  const { key, market } = useOperator();
  const { moment } = useDeskMoment();
  const about = useAbout();
  const name = useId();
  const [from, setFrom] = useState<MessagePage['next']>();
  const { currentData, error, refetch } = messageApi.useGetMessagesQuery(
    { key, market, state, ...from },
    // Others work on the same list.
    { refetchOnMountOrArgChange: true },
  );
  if (isOutOfScope(error)) return <ErrorLine role="alert">{t('ops.out_of_scope')}</ErrorLine>;
  const next = currentData?.next;
  const press = (label: string, work: () => void, about?: string) => (
    <ActButton label={label} onPress={() => Promise.resolve(work())} {...(about !== undefined && { about })} />
  );
  const row = (message: Message) => {
    const title = `${name}${message.id}`;
    return (
      <Row
        key={message.id}
        title={
          <span id={title}>
            <bdi>{nameOf(message)}</bdi>
            <span>{`\u00a0· ${about(message)}`}</span>
          </span>
        }
        text={t('ops.message_since', { time: moment(message.since) })}
        foot={
          <Operations>
            {message.isContinued && <Note>{t('ops.message_again')}</Note>}
            <Lines dir="auto">{message.content}</Lines>
            <Buttons>{press(t('ops.message_read'), () => onOpen(message.id), title)}</Buttons>
          </Operations>
        }
      />
    );
  };
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
