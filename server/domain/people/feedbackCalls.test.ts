// @vitest-environment node
import { getFeedback, postFeedback } from '@tally/contract/calls/feedback';
import { postFeedbackProcess } from '@tally/contract/calls/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, testOperatorKey } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';

const key = testOperatorKey;
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: ['rich'] });
});
afterAll(() => server.close());

describe('feedback', () => {
  const message = { type: 1, content: 'Where is my withdrawal of yesterday?', contact: 'me@mail.example' };

  it('feedback is taken, answered by operators in the language of the person, and shown (FEEDBACK-8, OPS-9)', async () => {
    const { token, id } = await server.person({ locale: 'id' });
    expect(await server.callOk(getFeedback, { token })).toMatchObject({ id: 0, status: 0 });
    expect(await server.callOk(postFeedback, { token, body: message })).toEqual({ status: 1, info: '' });
    expect(await server.callOk(getFeedback, { token })).toMatchObject({ status: 1, issue: message.content, reply: '' });
    expect(
      await server.callOk(postFeedbackProcess, { query: { key, day: 2, type: 2, userIdStr: String(id) } }),
    ).toEqual({
      status: 1,
      info: '',
      count: 0,
    });
    expect(
      await server.callOk(postFeedbackProcess, { query: { key, day: 2, type: 1, userIdStr: `${id}, x` } }),
    ).toEqual({
      status: 1,
      info: '',
      count: 1,
    });
    expect(await server.callOk(getFeedback, { token })).toMatchObject({
      status: 9,
      reply: expect.stringContaining('penarikan') as string,
      time: server.context.now(),
    });
  });

  it('a thousand messages are answered at once, and MORE says that others are left', async () => {
    const { id } = await server.person({ market: 'br' });
    await server.db.query(
      `insert into feedback (user_id, type, content, contact, at) select $1::bigint, 3, 'One of very many', 'me@mail.example', $2::bigint from generate_series(1, 1001)`,
      [id, server.context.now()],
    );
    const request = { query: { key, day: 2, type: 3, userIdStr: String(id) } } as const;
    expect(await server.callOk(postFeedbackProcess, request)).toEqual({ status: 1, info: 'MORE', count: 1000 });
    expect(await server.callOk(postFeedbackProcess, request)).toEqual({ status: 1, info: '', count: 1 });
  });

  it('feedback has its limit of a day also for messages at the same moment', async () => {
    const { token } = await server.person({ market: 'br' });
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => server.callOk(postFeedback, { token, body: message })),
    );
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(10);
  });

  it('feedback needs a type in Indonesia only, and has its limits (FEEDBACK-2, FEEDBACK-3)', async () => {
    const id = await server.person();
    const br = await server.person({ market: 'br' });
    expect(await server.callOk(postFeedback, { token: id.token, body: { ...message, type: 0 } })).toEqual({
      status: 2,
      info: 'NEED TYPE',
    });
    for (let sent = 0; sent < 10; sent++)
      expect(await server.callOk(postFeedback, { token: br.token, body: { ...message, type: 0 } })).toMatchObject({
        status: 1,
      });
    expect(await server.callOk(postFeedback, { token: br.token, body: message })).toEqual({
      status: 2,
      info: 'TOO MANY',
    });
    for (const wrong of [
      { content: 'too short' },
      { content: 'x'.repeat(201) },
      { contact: '1234567' },
      { contact: 'x'.repeat(41) },
    ]) {
      expect(await server.call(postFeedback, { token: id.token, body: { ...message, ...wrong } })).toMatchObject({
        code: 400,
      });
    }
  });
});
