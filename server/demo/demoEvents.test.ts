// @vitest-environment node
import { randomUUID } from 'node:crypto';
import { eventSignatureHeader, eventSignatureHolds } from '@tally/contract/host/hostEvents';
import type { SentEvent } from '@tally/contract/host/hostEvents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signatureOf } from '../events/sender';
import { createTestServer } from '../testing/testServer';
import type { TestServer } from '../testing/testServer';

let server: TestServer;
let key: string;
beforeAll(async () => {
  server = await createTestServer({ stories: [] });
  key = server.context.config.events?.key ?? '';
});
afterAll(() => server.close());

const one = (): SentEvent => ({
  id: randomUUID(),
  kind: 'person.deleted',
  userId: 'somebody',
  market: 'ph',
  at: server.context.now(),
});
const seconds = () => Math.floor(server.context.now() / 1000);
const post = async (body: string, signature: string) =>
  (await server.fetch('/demo/events', { method: 'POST', headers: { [eventSignatureHeader]: signature }, body })).status;
const listed = async () => (await (await server.fetch('/demo/events')).json()) as SentEvent[];

describe('the receiver of events that a demo plays', () => {
  it('it takes what is signed, drops repeats, and lists the newest first (EVENT-4, EVENT-5)', async () => {
    const first = one();
    const second = one();
    for (const event of [first, first, second, first]) {
      const body = JSON.stringify(event);
      expect(await post(body, signatureOf(key, body, seconds()))).toBe(204);
    }
    expect(await listed()).toEqual([second, first]);
  });

  it('it takes what is about nobody: a request that waits, a day that was closed (EVENT-1, EVENT-11)', async () => {
    const every = { id: randomUUID(), market: 'ph', at: server.context.now() } as const;
    const asked: SentEvent = { ...every, kind: 'approval.asked', approvalId: 7 };
    const closed: SentEvent = { ...every, id: randomUUID(), kind: 'day.closed', day: 20_261_118, hash: 'a'.repeat(64) };
    for (const body of [asked, closed].map((event) => JSON.stringify(event)))
      expect(await post(body, signatureOf(key, body, seconds()))).toBe(204);
    expect((await listed()).slice(0, 2)).toEqual([closed, asked]);
  });

  it('it refuses another key, another body, a replay and what is not signed (EVENT-5)', async () => {
    const before = await listed();
    const body = JSON.stringify(one());
    for (const signature of [
      signatureOf('another-key-of-thirty-two-letters', body, seconds()),
      signatureOf(key, `${body} `, seconds()),
      signatureOf(key, body, seconds() - eventSignatureHolds - 1),
      signatureOf(key, body, seconds() + eventSignatureHolds + 1),
      signatureOf(key, body, seconds()).replace(/^t=\d+/, `t=${seconds() + 1}`),
      signatureOf(key, body, seconds()).slice(0, -1),
      `t=${seconds()}`,
      '',
    ])
      expect(await post(body, signature)).toBe(401);
    expect(await listed()).toEqual(before);
  });
});
