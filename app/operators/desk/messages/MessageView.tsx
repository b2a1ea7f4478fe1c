import type { MessageDetail } from '@tally/contract/operator/messages';
import { Badge } from '@tally/ui/Badge';
import { Row } from '@tally/ui/Row';
import { useEffect } from 'react';
import { OperatorFailure } from '../../shared/OperatorFailure';
import { messageApi } from '../../calls/messageApi';
import { useOperator } from '../../OperatorContext';
import { nameOf } from '../../rules/operatorRules';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { LoadingRows } from '../../../components/LoadingRows';
import { ActionButton, Note, Operations } from '../../shared/shared.styles';
import { Lines } from './Messages.styles';
import { MessageFacts, MessageWithdrawals } from './MessageFacts';
import { ReplyForm } from './ReplyForm';
import { useAbout } from './useAbout';
import { useDeskMoment } from '../../shared/useDeskMoment';

type Turn = Pick<MessageDetail, 'time' | 'content' | 'reply' | 'repliedAt'>;

/** The person's own words, and what was answered; a message is text, whatever stands in it. */
function Said({ turn, market }: { turn: Turn; market: MessageDetail['market'] }) {
  const t = useOperatorTranslate();
  const { moment } = useDeskMoment(market);
  return (
    <Operations>
      <Note>{moment(turn.time)}</Note>
      <Lines dir="auto">{turn.content}</Lines>
      {turn.reply !== '' && (
        <>
          <Note>{t('feedback.reply_time', { time: moment(turn.repliedAt) })}</Note>
          <Lines dir="auto" data-by="operator">
            {turn.reply}
          </Lines>
        </>
      )}
    </Operations>
  );
}

/** The message itself, below those before it about the same. */
function Conversation({ message }: { message: MessageDetail }) {
  const t = useOperatorTranslate();
  const about = useAbout();
  const { market, state, earlier } = message;
  const { moment } = useDeskMoment(market);
  return (
    <Row
      as="div"
      title={
        <span>
          <bdi>{nameOf(message)}</bdi>
          <span>{`\u00a0· ${about(message)}`}</span>
        </span>
      }
      mark={state === 'closed' && <Badge kind="neutral">{t('ops.message_is_closed')}</Badge>}
      text={t('ops.message_facts', {
        id: message.id,
        user: message.userId,
        joined: moment(message.person.joined),
        contact: message.contact,
      })}
      foot={
        <Operations data-gap="sections">
          {[...earlier].reverse().map((each) => (
            <Said key={each.id} turn={each} market={market} />
          ))}
          <Said turn={message} market={market} />
        </Operations>
      }
    />
  );
}

interface MessageViewProps {
  id: number;
  /** Called once it is shown. */
  onRead: (message: MessageDetail) => void;
  /** Back to the list, where the message stands in its place. */
  onBack?: (() => void) | undefined;
}

/** One message (OPS-39): what was written, the answer to it, the withdrawals, and below what else the person has. */
export function MessageView({ id, onRead, onBack }: MessageViewProps) {
  const t = useOperatorTranslate();
  const { key } = useOperator();
  const { currentData, error, refetch } = messageApi.useGetMessageQuery(
    { key, id },
    { refetchOnMountOrArgChange: true },
  );
  const message = currentData?.messages[0];
  useEffect(() => {
    if (message) onRead(message);
  });
  return (
    <Operations data-gap="sections">
      {onBack && (
        <ActionButton block size="small" tone="soft" onClick={onBack}>
          {t('ops.messages_back')}
        </ActionButton>
      )}
      {!currentData && !error && <LoadingRows />}
      {!currentData && error && <OperatorFailure error={error} onRetry={() => void refetch()} />}
      {currentData && !message && <Note role="status">{t('ops.message_gone')}</Note>}
      {message && (
        <>
          <Conversation message={message} />
          <ReplyForm message={message} />
          <MessageWithdrawals message={message} />
          <MessageFacts message={message} />
        </>
      )}
    </Operations>
  );
}
