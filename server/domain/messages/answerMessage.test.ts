// @vitest-environment node
import { answerMax } from '@tally/contract/limits/feedback';
import { messageInfos } from '@tally/contract/operator/messages';
import { postMessageAnswer, postFeedbackProcess } from '@tally/contract/calls/messages';
import { messageTemplateTexts } from '@tally/contract/operator/messageTemplates';
import { getAuditLog } from '@tally/contract/calls/auditLog';
import { getFeedback } from '@tally/contract/calls/feedback';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messagesOn } from '../../testing/messages';
import { createTestServer, keysOf } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import { deletePerson } from '../deletion/deletion';

const ana = 'the-key-of-ana';
const budi = 'the-key-of-budi';
const done = { status: 1, info: '' };
const refused = (info: string) => ({ status: 2, info });
let server: TestServer;
let messages: ReturnType<typeof messagesOn>;
beforeAll(async () => {
  server = await createTestServer({ stories: [], config: { operatorKeys: keysOf({ ana, budi }) } });
  messages = messagesOn(server, ana);
});
afterAll(() => server.close());

/** Somebody who has written, and their message as an operator reads it. */
async function written(market: 'id' | 'br' = 'id') {
  const person = await server.person({ market });
  await messages.write(person.token);
  return { ...person, message: await messages.read(await messages.latest(person.id)) };
}
const seenBy = (token: string) => server.callOk(getFeedback, { token });
const acts = async (userId: number) =>
  (await server.callOk(getAuditLog, { query: { key: ana, userId } })).items
    .filter(({ action }) => action !== 'look')
    .map(({ operator, action, detail }) => [operator, action, detail]);

describe('an answer to one message', () => {
  it('the person reads an answer in own words, and nobody else does (OPS-40, FEEDBACK-1)', async () => {
    const first = await written();
    const second = await written();
    server.pass(60_000);
    const words = '  Paid this morning.\r\n\r\n\r\n\r\nPlease look again. \u0007';
    expect(await messages.answer(first.message, { words })).toEqual(done);
    expect(await seenBy(first.token)).toMatchObject({
      status: 9,
      reply: 'Paid this morning.\n\nPlease look again.',
      time: server.context.now(),
    });
    expect(await seenBy(second.token)).toMatchObject({ status: 1, reply: '' });
    expect((await messages.list('id', 'answered')).map(({ userId }) => userId)).toContain(first.id);
    expect((await messages.list('id')).map(({ userId }) => userId)).not.toContain(first.id);
    expect(await acts(first.id)).toEqual([['ana', 'answer', `message ${first.message.id}`]]);
  });

  it('a template is sent in the language of the person, and the audit log names it (OPS-40)', async () => {
    const { id, token, message } = await written('br');
    expect(await messages.answer(message, { template: 'invalid' })).toEqual(done);
    expect((await seenBy(token)).reply).toBe(messageTemplateTexts.pt_br.invalid);
    expect(await acts(id)).toEqual([['ana', 'answer', `message ${message.id}: template invalid`]]);
  });

  it('only one of two operators who answer at the same moment succeeds, and the other one is refused with a reason (OPS-41)', async () => {
    const { id, token, message } = await written();
    const answers = await Promise.all([
      messages.answer(message, { words: 'from ana' }),
      messages.answer(message, { words: 'from budi' }, budi),
    ]);
    expect(answers).toContainEqual(done);
    expect(answers).toContainEqual(refused(messageInfos.changed));
    const { reply } = await seenBy(token);
    expect(['from ana', 'from budi']).toContain(reply);
    // Whoever has read the other's answer can add their own.
    const again = await messages.read(message.id);
    expect(again).toMatchObject({ reply, state: 'answered' });
    expect(await messages.answer(again, { words: 'and more' })).toEqual(done);
    expect((await seenBy(token)).reply).toBe(`${reply}\n\nand more`);
    expect(await acts(id)).toHaveLength(2);
  });

  it('an answer without words, too long a one and one to nothing are refused (OPS-40)', async () => {
    const { message } = await written();
    for (const body of [{}, { words: '' }, { words: ' \n\u200b ' }])
      expect(await messages.answer(message, body)).toEqual(refused(messageInfos.needWords));
    const { id, version } = message;
    const body = { words: 'x'.repeat(answerMax + 1) };
    expect(await server.call(postMessageAnswer, { query: { key: ana, id, version }, body })).toMatchObject({
      code: 400,
    });
    expect(await messages.answer({ id: 999_999, version: 1 }, { words: 'hello' })).toEqual(
      refused(messageInfos.unknown),
    );
    expect(await messages.answer(message, { words: '😀'.repeat(answerMax) })).toEqual(done);
    const once = await messages.read(id);
    expect(await messages.answer(once, { words: 'x'.repeat(answerMax) })).toEqual(refused(messageInfos.tooLong));
    expect(await messages.answer(once, { words: 'x'.repeat(answerMax - 2) })).toEqual(done);
  });
});

describe('a message that is closed', () => {
  it('a closed message takes no answer, and the next one about the same opens it again (OPS-41, FEEDBACK-12)', async () => {
    const { id, token, message } = await written();
    expect(await messages.answer(message, { words: 'Please enter another account.' })).toEqual(done);
    const answered = await messages.read(message.id);
    expect(await messages.close(message, budi)).toEqual(refused(messageInfos.changed));
    expect(await messages.close(answered, budi)).toEqual(done);
    expect(await messages.close(answered)).toEqual(refused(messageInfos.closed));
    const closed = await messages.read(message.id);
    expect(closed.state).toBe('closed');
    expect(await messages.answer(closed, { words: 'late' })).toEqual(refused(messageInfos.closed));
    expect((await messages.list('id', 'closed')).map(({ userId }) => userId)).toContain(id);
    expect(await seenBy(token)).toMatchObject({ status: 9, reply: 'Please enter another account.' });
    server.pass(60_000);
    await messages.write(token, { content: 'I have entered another account now' });
    expect((await messages.list('id', 'closed')).map(({ userId }) => userId)).not.toContain(id);
    const open = (await messages.list('id')).find(({ userId }) => userId === id);
    expect(open).toMatchObject({ isContinued: true, since: server.context.now() });
    expect((await messages.read(open?.id ?? 0)).earlier).toEqual([
      expect.objectContaining({ id: message.id, reply: 'Please enter another account.' }),
    ]);
    expect(await acts(id)).toContainEqual(['budi', 'close message', `message ${message.id}`]);
  });

  it('a press that answers many leaves closed and continued messages alone (OPS-9)', async () => {
    const { id, token, message } = await written();
    await messages.close(message);
    const press = async () =>
      (
        await server.callOk(postFeedbackProcess, {
          query: { key: ana, day: 2, type: 1, userIdStr: String(id) },
        })
      ).count;
    expect(await press()).toBe(0);
    await messages.write(token);
    await messages.write(token);
    expect(await press()).toBe(1);
    const latest = await messages.read(await messages.latest(id));
    expect(latest).toMatchObject({ state: 'answered', version: 2 });
  });

  it('an answer is refused while the person has written more, until the operator has read it (OPS-41)', async () => {
    const { id, token, message } = await written();
    await messages.write(token, { content: 'And one more thing about it' });
    expect(await messages.answer(message, { words: 'hello' })).toEqual(refused(messageInfos.changed));
    expect(await messages.answer(await messages.read(message.id), { words: 'hello' })).toEqual(
      refused(messageInfos.changed),
    );
    // They wait since their first one.
    const open = (await messages.list('id')).filter(({ userId }) => userId === id);
    expect(open).toEqual([expect.objectContaining({ since: message.time })]);
  });

  it('a deletion takes the messages along, and an answer to them does nothing (PRIVACY-8)', async () => {
    const { id, message } = await written();
    await deletePerson(
      server.db,
      { numberKey: server.context.numberKey, now: server.context.now() },
      { id, market: 'id' },
    );
    expect(await server.db.query('select 1 from feedback where user_id = $1', [id])).toEqual([]);
    expect(await messages.answer(message, { words: 'hello' })).toEqual(refused(messageInfos.unknown));
  });
});
