// @vitest-environment node
import { getQueues } from '@tally/contract/calls/queues';
import { getAuditLog } from '@tally/contract/calls/auditLog';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messagesOn } from '../../testing/messages';
import { deskOf } from '../../testing/payouts/desk';
import { createTestServer, keysOf, testOperatorKey } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';

const ana = 'the-key-of-ana';
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: [], config: { operatorKeys: keysOf({ ana, desk: testOperatorKey }) } });
});
afterAll(() => server.close());

const queues = () => server.callOk(getQueues, { query: { key: ana } });

it('each queue is counted by market: what is not with the provider, open exceptions, messages to answer, batches not signed off (OPS-48)', async () => {
  const none = { pay: 0, batches: 0, exceptions: 0, messages: 0 };
  const empty = [
    { market: 'id', ...none },
    { market: 'ph', ...none },
    { market: 'br', ...none },
  ];
  expect(await queues()).toMatchObject({ operator: 'ana', asked: { count: 0 }, markets: empty });

  const desk = deskOf(server, 'ph');
  const messages = messagesOn(server, ana);
  const sent = await desk.asks();
  const { id } = await desk.exports();
  await desk.asks();
  await desk.takes([sent.payout, 'PAID', id, { amount: '2.00' }]);
  const writer = await server.person({ market: 'br' });
  await messages.write(writer.token);
  expect((await queues()).markets).toMatchObject([
    { market: 'id', ...none },
    { market: 'ph', ...none, pay: 1, batches: 1, exceptions: 1 },
    { market: 'br', ...none, messages: 1 },
  ]);

  await messages.answer(await messages.read(await messages.latest(writer.id)), { words: 'Paid this morning.' });
  expect((await queues()).markets[2]).toMatchObject({ market: 'br', ...none });
  // Numbers alone are not a read of anybody's data.
  const { items } = await server.callOk(getAuditLog, { query: { key: ana, userId: sent.id, action: 'look' } });
  expect(items).toEqual([]);
});
