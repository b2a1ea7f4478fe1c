// @vitest-environment node
import { eventGivenUpDays } from '@tally/contract/host/hostEvents';
import { dayMs, hourMs } from '@tally/contract/limits/time';
import { describe, expect, it } from 'vitest';
import { failing, fails, numberOf, deliveredOf } from '../../testing/events/eventReceiver';
import type { EventReceiver } from '../../testing/events/eventReceiver';
import { withReceiver } from '../../testing/events/withReceiver';
import type { TestServer } from '../../testing/testServer';
import { latestActsOf } from '../audit/readAudit';
import { eventStatesOf } from './eventStates';
import { resendEvents } from './resendEvents';
import { enqueueApproval } from './enqueueEvents';

let server: TestServer;
let receiver: EventReceiver;
withReceiver((...made) => ([server, receiver] = made));

const numbers = () => receiver.got.map(numberOf);
const again = () => resendEvents(server.db, 'command line', server.context.now());
const states = () => eventStatesOf(server.db);
/** Rounds in which everything that is due is tried. */
const rounds = async () => {
  for (let nth = 0; nth < 4; nth++) await receiver.round();
};
/** Tries until what is not taken was given up. */
async function giveUp() {
  await rounds();
  server.pass(eventGivenUpDays * dayMs);
  await rounds();
}

describe('events that were given up (EVENT-10)', () => {
  it('events that were given up are sent again, each person in order, and get three more days', async () => {
    await deliveredOf(server, 1, 2);
    await deliveredOf(server, 11);
    receiver.takes = fails;
    await giveUp();
    expect(await states()).toEqual({ pending: 0, oldestAt: 0, givenUp: 3, refused: {} });
    const now = server.context.now();
    expect(await again()).toEqual({ again: 3, left: 0 });
    expect(await states()).toEqual({ pending: 3, oldestAt: now, givenUp: 0, refused: {} });
    await rounds();
    expect(await states()).toMatchObject({ pending: 3, givenUp: 0 });
    receiver.takes = () => undefined;
    server.pass(hourMs);
    await rounds();
    expect([...numbers()].sort((a, b) => a - b)).toEqual([1, 2, 11]);
    expect(numbers().filter((number) => number < 10)).toEqual([1, 2]);
    expect(await again()).toEqual({ again: 0, left: 0 });
  });

  it('an event of which the person was told something later is left; one before what still waits is not', async () => {
    await deliveredOf(server, 1, 2);
    await deliveredOf(server, 11);
    receiver.takes = failing(1, 11);
    await giveUp();
    expect(numbers()).toEqual([2]);
    expect(await again()).toEqual({ again: 1, left: 1 });
    receiver.takes = () => undefined;
    await rounds();
    expect(numbers()).toEqual([2, 11]);
    expect(await states()).toMatchObject({ pending: 0, givenUp: 1 });
  });

  it('a later event of the person that still waits comes after it', async () => {
    await deliveredOf(server, 1);
    receiver.takes = fails;
    await giveUp();
    await server.db.query(
      `insert into outbox (event_id, user_id, public_id, market, kind, withdrawal_id, at, told_at, next_try_at)
       select gen_random_uuid(), user_id, public_id, market, kind, 2, at, $1::bigint, $1::bigint from outbox`,
      [server.context.now()],
    );
    expect(await again()).toEqual({ again: 1, left: 0 });
    receiver.takes = () => undefined;
    await rounds();
    expect(numbers()).toEqual([1, 2]);
  });

  it('the audit log says who sent events again and about whom; with nothing to send there is no entry', async () => {
    await deliveredOf(server, 1, 2);
    receiver.takes = fails;
    await giveUp();
    const before = (await latestActsOf(server.db)).length;
    await again();
    const [entry, ...others] = await latestActsOf(server.db);
    expect(entry).toMatchObject({ operator: 'command line', action: 'events again', detail: '2 sent again, 0 left' });
    await again();
    expect(await latestActsOf(server.db)).toHaveLength(others.length + 1);
    expect(others).toHaveLength(before);
  });

  it('an event that is about nobody is sent again too, and the audit log names nobody for it', async () => {
    await deliveredOf(server, 1);
    await enqueueApproval(server.db, 'ph', 7, server.context.now());
    receiver.takes = fails;
    await giveUp();
    receiver.takes = () => undefined;
    expect(await again()).toEqual({ again: 2, left: 0 });
    await rounds();
    expect(receiver.got.map(({ kind }) => kind).sort()).toEqual(['approval.asked', 'withdrawal.paid']);
    const [entry] = await server.db.query<{ people: number[] }>(
      'select people from operator_actions order by id desc limit 1',
    );
    const people = await server.db.query<{ id: number }>('select id from users');
    expect(entry?.people).toEqual(people.map(({ id }) => id));
  });
});
