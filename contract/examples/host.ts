import type * as v from 'valibot';
import { coinReward, laterReward, limitReward, refusedReward } from '../fixtures/task';
import { exampleNow } from '../fixtures/picture';
import { defaultCoinRewards } from '../limits/task';
import type { hostCalls } from '../host/hostBackend';
import type { SentEvent } from '../host/hostEvents';

type HostCalls = typeof hostCalls;

/** An example body and the replies of each call of the phone app's backend, the usual reply first. */
export const hostExamples: {
  readonly [N in keyof HostCalls]: {
    readonly body: v.InferInput<HostCalls[N]['body']>;
    readonly replies: Readonly<Record<string, v.InferOutput<HostCalls[N]['reply']>>>;
  };
} = {
  postLogins: {
    body: {
      sub: '107691503500061507491',
      email: 'dewi@example.com',
      name: 'Dewi Anggraini',
      avatar: 'https://example.com/dewi.png',
      market: 'id',
      locale: 'id',
      appPkgName: 'com.tally.id',
      uuid: '3f9c1a70b52e4d18',
      refCode: 'A1B2C3D4',
    },
    replies: {
      login: { token: 'Jd0sVx3nQm7tLr2aYe9wBk5hUc8pZf1gTi6oNj4qXvRlEyMsKbWzHuGd', userId: 'p-7f3a1c52' },
    },
  },
  postRounds: {
    body: { userId: 'p-7f3a1c52', market: 'id', game: 'words', round: '7f3a-0001', at: exampleNow },
    replies: {
      paid: { ...coinReward, coin: defaultCoinRewards.words },
      limit: limitReward,
      later: laterReward,
      refused: refusedReward,
    },
  },
  postNumbers: {
    body: { userId: 'p-7f3a1c52', market: 'br', accountNo: '11987654321', keyKind: 'PHONE' },
    replies: { kept: {} },
  },
};

/** Examples of what the phone app's backend is told, by kind. */
export const eventExamples: Readonly<Record<'withdrawal.paid' | 'day.closed', SentEvent>> = {
  'withdrawal.paid': {
    id: '0f8fad5b-d9cb-469f-a165-70867728950e',
    kind: 'withdrawal.paid',
    userId: 'p-7f3a1c52',
    market: 'id',
    at: exampleNow,
    locale: 'id',
    text: 'Penarikanmu sudah dibayar. Silakan cek e-wallet kamu.',
    withdrawalId: 17,
  },
  'day.closed': {
    id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    kind: 'day.closed',
    market: 'id',
    at: exampleNow,
    day: 20_261_117,
    hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  },
};
