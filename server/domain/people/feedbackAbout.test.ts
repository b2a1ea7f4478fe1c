// @vitest-environment node
import { getFeedback, postFeedback } from '@tally/contract/people/feedback';
import { getPassbook, postWithdraw } from '@tally/contract/wallet/withdraw';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messagesOn } from '../../testing/messages';
import { createTestServer, testOperatorKey } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';

let server: TestServer;
let messages: ReturnType<typeof messagesOn>;
beforeAll(async () => {
  server = await createTestServer({ stories: [] });
  messages = messagesOn(server, testOperatorKey);
});
afterAll(() => server.close());

async function withdrawer() {
  const person = await server.person({ cash: 1000 });
  await server.callOk(postWithdraw, { token: person.token, query: { amount: 1000 } });
  const [entry] = await server.callOk(getPassbook, { token: person.token });
  return { ...person, withdrawalId: entry?.id ?? 0 };
}
const stored = (id: number) =>
  server.db.query('select withdrawal_id as withdrawal, task from feedback where user_id = $1 order by id', [id]);

describe('what a message is about', () => {
  it('a message is about a withdrawal of the passbook, a task, or something else (FEEDBACK-9)', async () => {
    const { id, token, withdrawalId } = await withdrawer();
    expect(withdrawalId).toBeGreaterThan(0);
    await messages.write(token, { withdrawalId });
    await messages.write(token, { type: 2, task: 'lucky' });
    await messages.write(token, { type: 3 });
    await messages.write(token, { type: 3, withdrawalId, task: 'quiz' });
    await messages.write(token, { type: 3, withdrawalId: 0 });
    expect(await stored(id)).toEqual([
      { withdrawal: withdrawalId, task: null },
      { withdrawal: null, task: 'lucky' },
      { withdrawal: null, task: null },
      { withdrawal: withdrawalId, task: null },
      { withdrawal: null, task: null },
    ]);
  });

  it("a message about somebody else's withdrawal, or an unknown task, is refused and stored nowhere (FEEDBACK-9)", async () => {
    const [mine, theirs] = [await withdrawer(), await withdrawer()];
    expect(await messages.write(mine.token, { withdrawalId: theirs.withdrawalId })).toEqual({
      status: 2,
      info: 'UNKNOWN WITHDRAWAL',
    });
    const body = {
      type: 1,
      content: 'About a task that is none',
      contact: 'me@mail.example',
      task: 'cooking' as 'quiz',
    };
    expect(await server.call(postFeedback, { token: mine.token, body })).toMatchObject({ code: 400 });
    expect(await stored(mine.id)).toEqual([]);
  });

  it('the next message about the same continues the last one, one about something else does not (FEEDBACK-12)', async () => {
    const { id, token, withdrawalId } = await withdrawer();
    for (const given of [{ withdrawalId }, { type: 2 }, { type: 3, withdrawalId }, { type: 2 }])
      await messages.write(token, given);
    const rows = await server.db.query<{ id: number; follows: number | null; followed: boolean }>(
      'select id, follows, is_followed as followed from feedback where user_id = $1 order by id',
      [id],
    );
    expect(rows.map(({ follows }) => follows)).toEqual([null, null, rows[0]?.id, rows[1]?.id]);
    expect(rows.map(({ followed }) => followed)).toEqual([true, true, false, false]);
  });

  it('a reply to an earlier message is read although a later one was sent (FEEDBACK-1)', async () => {
    const { id, token } = await server.person();
    await messages.write(token, { content: 'The first message of two' });
    const first = await messages.read(await messages.latest(id));
    server.pass(1000);
    await messages.write(token, { type: 2, content: 'The second message of two' });
    expect(await server.callOk(getFeedback, { token })).toMatchObject({ issue: 'The second message of two' });
    server.pass(1000);
    await messages.answer(first, { words: 'To the first' });
    expect(await server.callOk(getFeedback, { token })).toMatchObject({
      id: first.id,
      status: 9,
      issue: 'The first message of two',
      reply: 'To the first',
    });
  });
});
