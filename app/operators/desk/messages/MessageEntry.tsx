import { hourMs } from '@tally/contract/limits/time';
import type { Message, MessageState } from '@tally/contract/operator/messages';
import { VisuallyHidden } from '@tally/ui/theme/VisuallyHidden';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { useClock } from '../../../state/appContext';
import { nameOf } from '../../rules/operatorRules';
import { useDeskMoment } from '../../shared/useDeskMoment';
import { Waited } from '../pay/Waited';
import { useDeskPlace } from '../useDeskPlace';
import { Beginning, Dot, Head, Open, Root } from './MessageEntry.styles';
import { useAbout } from './useAbout';

interface MessageEntryProps {
  message: Message;
  state: MessageState;
  isOpen: boolean;
  isRead: boolean;
}

/** A message in the list: who wrote about what, how long they wait, and how it begins. */
export function MessageEntry({ message, state, isOpen, isRead }: MessageEntryProps) {
  const t = useOperatorTranslate();
  const clock = useClock();
  const { short } = useDeskMoment();
  const about = useAbout();
  const { hashTo } = useDeskPlace();
  const { id, since, repliedAt, isContinued, content } = message;
  const hours = Math.max(0, Math.floor((clock.now() - since) / hourMs));
  const isUnread = state === 'open' && !isRead;
  return (
    <Root data-state={isOpen ? 'open' : 'closed'}>
      <Head>
        <Open
          to={{ hash: hashTo({ queue: 'messages', ...(state !== 'open' && { filter: state }), id }) }}
          aria-current={isOpen || undefined}
          data-state={isUnread ? 'unread' : 'read'}
        >
          {isUnread && (
            <>
              <Dot />
              <VisuallyHidden>{t('ops.message_unread')}</VisuallyHidden>
            </>
          )}
          <bdi>{nameOf(message)}</bdi>
          <span>{`\u00a0· ${about(message)}`}</span>
        </Open>
        {state === 'open' ? (
          <span>
            <Waited hours={hours} text={t('ops.message_age', { hours })} />
          </span>
        ) : (
          <span>{short(repliedAt || since)}</span>
        )}
      </Head>
      {isContinued && <p>{t('ops.message_again')}</p>}
      <Beginning dir="auto">{content}</Beginning>
    </Root>
  );
}
