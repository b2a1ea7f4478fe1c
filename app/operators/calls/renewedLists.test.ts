import { exampleMessages } from '@tally/contract/fixtures/messages';
import { expect, it, vi } from 'vitest';
import { createTestApp } from '../../testing/testApp';
import { messageApi } from './messageApi';
import { operatorApi } from './operatorApi';

it('once feedback was processed, the lists of messages of all markets are fetched again (OPS-9, OPS-48)', async () => {
  const { store, requests } = createTestApp({
    getMessages: exampleMessages,
    postFeedbackProcess: { status: 1, info: '', count: 2 },
  });
  const asked = () =>
    requests
      .map(({ url }) => new URL(url))
      .filter(({ pathname }) => pathname.endsWith('/opt/messages'))
      .map(({ searchParams }) => `${searchParams.get('market')} ${searchParams.get('state')}`);
  const query = (market: 'id' | 'br', state: 'open' | 'answered') => ({ key: 'key-of-operators', market, state });
  await store.dispatch(messageApi.endpoints.getMessages.initiate(query('id', 'open')));
  await store.dispatch(messageApi.endpoints.getMessages.initiate(query('br', 'answered')));
  expect(asked()).toEqual(['id open', 'br answered']);
  await store.dispatch(
    operatorApi.endpoints.postFeedbackProcess.initiate({ query: { key: 'key-of-operators', type: 0, day: 2 } }),
  );
  await vi.waitFor(() => expect(asked()).toEqual(['id open', 'br answered', 'id open', 'br answered']));
});
