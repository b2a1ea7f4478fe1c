import type { Message } from '@tally/contract/operator/messages';
import { useState } from 'react';
import { useServices } from '../../../state/appContext';

/** Under which name the tab keeps which messages were read in it. */
const storageKey = 'readMessages';

/** Most messages that are remembered; the oldest are forgotten first. */
const keptMost = 500;

/** A message that the person continues is unread again. */
const nameOf = ({ id, since }: Pick<Message, 'id' | 'since'>) => `${id}.${since}`;

/** Which messages were opened in this tab, also before a reload; the server knows only who looked at whom (OPS-37). */
export function useReadMessages() {
  const { sessionStorage } = useServices();
  const [read, setRead] = useState<readonly string[]>(() => (sessionStorage.get(storageKey) ?? '').split(' '));
  return {
    isRead: (message: Pick<Message, 'id' | 'since'>) => read.includes(nameOf(message)),
    markRead: (message: Pick<Message, 'id' | 'since'>) => {
      const name = nameOf(message);
      if (read.includes(name)) return;
      const now = [...read, name].slice(-keptMost);
      sessionStorage.set(storageKey, now.join(' '));
      setRead(now);
    },
  };
}
