import type { Market } from '@tally/contract/market/codes';
import type { Message, MessagePage, MessageState } from '@tally/contract/operator/messages';
import { Row } from '@tally/ui/Row';
import { useId, useState } from 'react';
import { isOutOfScope } from '../../calls/confirmUpdate';
import { messageApi } from '../../calls/messageApi';
import { nameOf } from '../../rules/operatorRules';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { ListState } from '../../../components/ListState';
import { ErrorLine } from '../../../components/ErrorLine/ErrorLine';
import { Buttons, Note, Operations } from '../../shared/shared.styles';
import { useButtons } from '../../shared/useButtons';
import { Lines } from './Messages.styles';
import { useAbout } from './useAbout';
import { useDeskMoment } from '../../shared/useDeskMoment';

interface MessageListProps {
  operatorKey: string;
  market: Market;
  state: MessageState;
  onOpen: (id: number) => void;
}

/** A page of messages in a state, who waits longest first, with a way to the next page and back to the first. */
export function MessageList({ operatorKey, market, state, onOpen }: MessageListProps) {
  const t = useOperatorTranslate();
  const { moment } = useDeskMoment(market);
  const about = useAbout();
  const name = useId();
  const button = useButtons();
  const [from, setFrom] = useState<MessagePage['next']>();
  const { currentData, error, refetch } = messageApi.useGetMessagesQuery(
    { key: operatorKey, market, state, ...from },
    // Others work on the same list.
    { refetchOnMountOrArgChange: true },
  );
  if (isOutOfScope(error)) return <ErrorLine role="alert">{t('ops.out_of_scope')}</ErrorLine>;
  const next = currentData?.next;
  const press = (key: string, label: string, work: () => void, more = {}) =>
    button(key, label, () => Promise.resolve(work()), more);
  const row = (message: Message) => {
    const own = `${name}${message.id}`;
    return (
      <Row
        key={message.id}
        title={
          <span id={`${own}name`}>
            <bdi>{nameOf(message)}</bdi>
            <span>{`\u00a0· ${about(message)}`}</span>
          </span>
        }
        text={t('ops.message_since', { time: moment(message.since) })}
        foot={
          <Operations>
            {message.isContinued && <Note>{t('ops.message_again')}</Note>}
            <Lines dir="auto">{message.content}</Lines>
            <Buttons>
              {press(own, t('ops.message_read'), () => onOpen(message.id), {
                id: own,
                'aria-labelledby': `${own} ${own}name`,
              })}
            </Buttons>
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
        {next && next.after > 0 && press('next', t('ops.messages_next'), () => setFrom(next))}
        {from && press('first', t('ops.messages_first'), () => setFrom(undefined))}
      </Buttons>
    </Operations>
  );
}
