// @vitest-environment node
import { postFeedback } from '@tally/contract/calls/feedback';
import { dayMs, hourMs } from '@tally/contract/limits/time';
import { postFeedbackProcess } from '@tally/contract/calls/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, testOperatorKey } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import { feedbackADay } from '../../limits/people';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: [] });
});
afterAll(() => server.close());

const send = async (token: string) =>
  (
    await server.callOk(postFeedback, {
      token,
      body: { type: 2, content: 'Where is my withdrawal of yesterday?', contact: 'me@mail.example' },
    })
  ).info;

describe('feedback', () => {
  it('feedback of exactly a day ago no longer counts against the limit of a day (FEEDBACK-3)', async () => {
    const { token } = await server.person();
    for (let sent = 0; sent < feedbackADay; sent++) expect(await send(token)).toBe('');
    server.pass(dayMs - 1);
    expect(await send(token)).toBe('TOO MANY');
    server.pass(1);
    expect(await send(token)).toBe('');
  });

  it('feedback of newcomers is answered up to the hour that was chosen, and not of anybody older (OPS-9)', async () => {
    const { token, id } = await server.person();
    await send(token);
    const answered = async () =>
      (
        await server.callOk(postFeedbackProcess, {
          query: { key: testOperatorKey, day: -1, type: 2, userIdStr: String(id) },
        })
      ).count;
    server.pass(hourMs + 1);
    expect(await answered()).toBe(0);
    server.pass(-1);
    expect(await answered()).toBe(1);
  });
});
