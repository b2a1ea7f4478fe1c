// @vitest-environment node
import { feedbackContactMin, feedbackContentMin } from '@tally/contract/limits/feedback';
import { postAdjustment } from '@tally/contract/calls/approvals';
import { postPersonNote, postFreeze } from '@tally/contract/calls/people';
import { getLatestActs } from '@tally/contract/calls/auditLog';
import { postPayout } from '@tally/contract/calls/payouts';
import { postSwitch } from '@tally/contract/calls/switches';
import { getFeedback, postFeedback } from '@tally/contract/calls/feedback';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, testOperatorKey } from '../testing/testServer';
import type { TestServer } from '../testing/testServer';

const key = testOperatorKey;
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: [] });
});
afterAll(() => server.close());

/** Marks of direction, joiners, fillers and controls: as many as somebody likes, and nothing to see. */
const unseen = '\u202e\u200b\u2060\u3164\u2066\u0000 '.repeat(30);

describe('what nobody sees is nothing (TEXT-13)', () => {
  it('a message and a contact need their length without it', async () => {
    const { token } = await server.person({ market: 'ph' });
    const send = (content: string, contact: string) =>
      server.call(postFeedback, { token, body: { type: 0, content, contact } });
    const content = 'c'.repeat(feedbackContentMin);
    const contact = 'o'.repeat(feedbackContactMin);
    expect(await send(`${unseen}${content.slice(1)}`, contact)).toMatchObject({ code: 400 });
    expect(await send(content, `${contact.slice(1)}${unseen}`)).toMatchObject({ code: 400 });
    expect(await send(`${unseen}${content}\u202e`, `\u2067${contact}${unseen}`)).toMatchObject({ code: 200 });
    expect(await server.callOk(getFeedback, { token })).toMatchObject({ content, contact });
  });

  it('a reason of it is none, and of another one the audit log has what is seen', async () => {
    const { id } = await server.person();
    const press = {
      freeze: (reason: string) => server.callOk(postFreeze, { query: { key, userId: id, action: 'freeze', reason } }),
      refuse: (reason: string) => server.callOk(postPayout, { query: { key, id: 1, action: 'refuse', reason } }),
      note: (note: string) => server.callOk(postPersonNote, { query: { key, userId: id, note } }),
      switch: (reason: string) =>
        server.callOk(postSwitch, { query: { key, market: 'id', what: 'quiz', action: 'close', reason } }),
      adjust: (reason: string) =>
        server.callOk(postAdjustment, {
          query: { key, userId: id, kind: 'goodwill', market: 'id', amount: 1, reason },
        }),
    };
    for (const send of Object.values(press)) expect((await send(unseen)).info).toBe('NEED REASON');
    await press.freeze(`${unseen}a \u202emraf\u202c\n\n farm${unseen}`);
    const [latest] = await server.callOk(getLatestActs, { query: { key } });
    expect(latest?.detail).toBe(`user ${id}: a mraf farm`);
  });
});
