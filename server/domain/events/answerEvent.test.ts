// @vitest-environment node
import { hostEvent } from '@tally/contract/host/hostEvents';
import { messageInfos } from '@tally/contract/operator/messages';
import { postFeedbackProcess } from '@tally/contract/calls/messages';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventReceiver, publicIdOf } from '../../testing/events/eventReceiver';
import { messagesOn } from '../../testing/messages';
import { createTestServer, testOperatorKey as key } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import { deletePerson } from '../deletion/deletion';

const done = { status: 1, info: '' };
let server: TestServer;
let messages: ReturnType<typeof messagesOn>;
beforeAll(async () => {
  server = await createTestServer({ stories: [] });
  messages = messagesOn(server, key);
});
beforeEach(() => server.db.exec('truncate users cascade'));
afterAll(() => server.close());

/** Somebody who has written, and their message as an operator reads it. */
async function written() {
  const person = await server.person();
  await messages.write(person.token);
  return { ...person, message: await messages.read(await messages.latest(person.id)) };
}
const told = () =>
  server.db.query<{ kind: string; person: number }>('select kind, user_id as person from outbox order by id');

describe('what is told of an answer', () => {
  it('each answer to a message enqueues one event for its person; a refused answer and a close enqueue none (EVENT-1, OPS-40)', async () => {
    const { id, message } = await written();
    expect(await messages.answer(message, { words: 'Paid this morning.' })).toEqual(done);
    expect(await messages.answer(message, { words: 'the same version' })).toMatchObject({ info: messageInfos.changed });
    expect(await messages.answer(await messages.read(message.id), { words: '' })).toMatchObject({
      info: messageInfos.needWords,
    });
    expect(await told()).toEqual([{ kind: 'message.answered', person: id }]);
    expect(await messages.answer(await messages.read(message.id), { template: 'invalid' })).toEqual(done);
    expect(await messages.close(await messages.read(message.id))).toEqual(done);
    expect(await told()).toEqual(Array(2).fill({ kind: 'message.answered', person: id }));
  });

  it('answering many messages at once enqueues one event for each (EVENT-1, OPS-9)', async () => {
    const first = await written();
    const second = await written();
    const other = await written();
    await messages.write(first.token, { type: 2 });
    const userIdStr = `${second.id},${first.id}`;
    for (const count of [3, 0])
      expect(await server.callOk(postFeedbackProcess, { query: { key, day: 2, type: 0, userIdStr } })).toEqual({
        ...done,
        count,
      });
    expect((await told()).map(({ person }) => person)).toEqual([first.id, second.id, first.id]);
    expect((await messages.read(other.message.id)).state).toBe('open');
  });

  it('the event says nothing of the words (EVENT-2)', async () => {
    const receiver = eventReceiver(server);
    const { id, message } = await written();
    await messages.answer(message, { words: 'Paid this morning.' });
    await receiver.round();
    expect(receiver.got).toEqual([
      {
        id: expect.any(String) as string,
        kind: 'message.answered',
        userId: await publicIdOf(server, id),
        market: 'id',
        at: server.context.now(),
        locale: 'id',
        text: 'Pesanmu sudah dibalas. Buka aplikasi untuk membacanya.',
      },
    ]);
    expect(v.is(hostEvent, receiver.got[0])).toBe(true);
  });

  it('an answer and its event are written together: neither is there when the transaction fails (EVENT-1)', async () => {
    const { message } = await written();
    await server.db.exec('alter table outbox rename to outbox_away');
    const answer = await messages.answer(message, { words: 'Paid.' }).catch(() => 'failed');
    await server.db.exec('alter table outbox_away rename to outbox');
    expect(answer).toBe('failed');
    expect((await messages.read(message.id)).state).toBe('open');
    expect(await messages.answer(message, { words: 'Paid.' })).toEqual(done);
    expect(await told()).toHaveLength(1);
  });

  it('only the deletion of a person who was deleted meanwhile is delivered (EVENT-8)', async () => {
    const { id, message } = await written();
    await Promise.all([
      messages.answer(message, { words: 'Paid.' }),
      deletePerson(server.db, { numberKey: server.context.numberKey, now: server.context.now() }, { id, market: 'id' }),
    ]);
    expect((await told()).map(({ kind }) => kind)).toEqual(['person.deleted']);
  });
});
