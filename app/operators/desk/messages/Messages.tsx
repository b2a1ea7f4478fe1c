import { messageStates } from '@tally/contract/operator/messages';
import { Section } from '@tally/ui/Section';
import { Tabs } from '@tally/ui/Tabs';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { Note } from '../../shared/shared.styles';
import { useIsWide } from '../queue/useIsWide';
import { useDeskPlace } from '../useDeskPlace';
import { MessageList } from './MessageList';
import { Columns, Opened } from './Messages.styles';
import { MessageView } from './MessageView';
import { useReadMessages } from './useReadMessages';

/**
 * The messages of a market (OPS-39): a list of those that are open, answered or closed, and the open one beside it, or
 * in its place where there is no room. The address names both.
 */
export function Messages() {
  const t = useOperatorTranslate();
  const isWide = useIsWide();
  const {
    place: { filter, id },
    go,
  } = useDeskPlace();
  const { isRead, markRead } = useReadMessages();
  const state = messageStates.find((each) => each === filter) ?? 'open';
  const showList = () => go(state === 'open' ? {} : { filter: state });
  const list = <MessageList key={state} state={state} opened={id} isRead={isRead} />;
  const opened = id !== undefined && (
    <MessageView key={id} id={id} onRead={markRead} onBack={isWide ? undefined : showList} />
  );
  return (
    <Section title={t('ops.messages')}>
      <Tabs
        label={t('ops.messages')}
        tabs={messageStates.map((key) => ({ key, label: t(`ops.messages_${key}`) }))}
        value={state}
        onPick={(picked) => go(picked === 'open' ? {} : { filter: picked })}
      >
        {isWide ? (
          <Columns>
            {list}
            <Opened>{opened || <Note>{t('ops.desk_pick')}</Note>}</Opened>
          </Columns>
        ) : (
          opened || list
        )}
      </Tabs>
    </Section>
  );
}
