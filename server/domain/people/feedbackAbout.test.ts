// @vitest-environment node
import { repliesShown, replyShownDays } from '@tally/contract/limits/feedback';
import { dayMs } from '@tally/contract/limits/time';
import { getFeedback, postFeedback } from '@tally/contract/calls/feedback';
import { getPassbook, postWithdraw } from '@tally/contract/calls/withdrawals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messagesOn } from '../../testing/messages';
import { createTestServer, testOperatorKey } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import { feedbackADay } from '../../limits/people';

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
    const mine = await withdrawer();
    const theirs = await withdrawer();
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

  it('replies of several messages are listed, the newest first; a further answer makes one new again (FEEDBACK-13)', async () => {
    const { id, token } = await server.person();
    const written = async (type: number) => {
      await messages.write(token, { type, content: `A message of type ${type}` });
      return messages.latest(id);
    };
    const first = await written(1);
    const second = await written(2);
    const answer = async (which: number, words: string) => {
      server.pass(1000);
      expect(await messages.answer(await messages.read(which), { words })).toMatchObject({ status: 1 });
      return server.context.now();
    };
    const shown = async () => (await server.callOk(getFeedback, { token })).replies;
    const firstAt = await answer(first, 'To the first');
    const secondAt = await answer(second, 'To the second');
    const toFirst = { id: first, issue: 'A message of type 1', reply: 'To the first', time: firstAt };
    const toSecond = { id: second, issue: 'A message of type 2', reply: 'To the second', time: secondAt };
    expect(await shown()).toEqual([toSecond, toFirst]);
    const again = await answer(first, 'And more');
    const both = { ...toFirst, reply: 'To the first\n\nAnd more', time: again };
    expect(await shown()).toEqual([both, toSecond]);
    await written(3);
    expect(await server.callOk(getFeedback, { token })).toMatchObject({ status: 1, replies: [both, toSecond] });
    server.pass(replyShownDays * dayMs - 1);
    expect(await shown()).toEqual([both]);
    server.pass(1);
    expect(await shown()).toEqual([]);
  });

  it('ten replies are listed at most, those of a day with every message answered (FEEDBACK-13)', async () => {
    const { id, token } = await server.person();
    for (let sent = 0; sent < feedbackADay; sent++) {
      await messages.write(token);
      await messages.answer(await messages.read(await messages.latest(id)), { words: `Answer ${sent}` });
    }
    server.pass(dayMs);
    await messages.write(token);
    await messages.answer(await messages.read(await messages.latest(id)), { words: 'One of the next day' });
    const { replies } = await server.callOk(getFeedback, { token });
    expect(replies).toHaveLength(repliesShown);
    expect(replies[0]?.reply).toBe('One of the next day');
  });
});
