import { revealMs } from '@tally/contract/limits/home';
import { midwayTasks } from '@tally/contract/fixtures/task';
import { activeUsers } from '@tally/contract/fixtures/user';
import { exampleNow } from '@tally/contract/fixtures/picture';
import type { UserInfo } from '@tally/contract/people/user';
import { screen } from '@testing-library/react';
import type { CreatedApp } from '../../createApp';
import type { KeyValueStore } from '../../platform/services';
import type { Replies } from '../fakeServer';
import { passTime } from '../passTime';
import { renderScreen } from '../renderScreen';

export interface Opening {
  user?: UserInfo;
  replies?: Replies;
  at?: number;
  token?: string;
  storage?: KeyValueStore;
}

/** Home of a person in Indonesia, in English, once the person's data are there. */
export async function openHome({ user = activeUsers.id, replies = {}, at = exampleNow, ...phone }: Opening = {}) {
  let app: CreatedApp | undefined;
  const all: Replies = { getUserInfo: user, getNormalTasks: midwayTasks, ...replies };
  const opened = renderScreen('/home', all, {
    serverTime: at,
    ...phone,
    onReady: (created) => {
      app = created;
    },
  });
  await screen.findByRole('article', { name: 'Daily check-in' });
  await passTime(opened.services, revealMs.dupUser);
  return { ...opened, path: () => app?.context.navigation.currentPath() };
}
