// @vitest-environment node
import { postDeleteMyData } from '@tally/contract/calls/deletion';
import { hostEvent } from '@tally/contract/host/hostEvents';
import { dayMs } from '@tally/contract/limits/time';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventReceiver, publicIdOf } from '../../testing/events/eventReceiver';
import type { EventReceiver } from '../../testing/events/eventReceiver';
import { createDeskServer, deskOf } from '../../testing/payouts/desk';
import { dataTables } from '../../testing/tables';
import type { TestServer } from '../../testing/testServer';
import { runMaintenance } from '../maintenance';
import { eventClaimMs, eventKeptMs, eventKeptOffMs } from '../../limits/events';

let server: TestServer;
let desk: ReturnType<typeof deskOf>;
let receiver: EventReceiver;
beforeAll(async () => {
  server = await createDeskServer();
  desk = deskOf(server);
});
beforeEach(async () => {
  await server.db.exec('truncate users, payout_exports, payout_exceptions cascade');
  receiver = eventReceiver(server);
});
afterAll(() => server.close());

const written = () =>
  server.db.query<{ kind: string; id: number }>('select kind, withdrawal_id as id from outbox order by id');
const maintain = (hasReceiver: boolean) =>
  runMaintenance(server.db, server.context.numberKey, server.context.now(), {
    failed: (step, error) => {
      throw new Error(step, { cause: error });
    },
    hasReceiver,
  });
async function remove({ id, token }: { readonly id: number; readonly token: string }): Promise<void> {
  const [row] = await server.db.query<{ email: string }>('select email from users where id = $1', [id]);
  await server.callOk(postDeleteMyData, { token, query: { app: 'tally', email: row?.email ?? '' } });
}

/** Somebody whose withdrawal was paid by a batch. */
async function paidOne() {
  const one = await desk.asks();
  const { id } = await desk.exports();
  await desk.takes([one.payout, 'PAID', id, { reference: `E${one.payout}` }]);
  return { ...one, batch: id };
}

describe('what is told of a withdrawal', () => {
  it('a withdrawal enqueues one event when it is paid or refused by hand, or paid or failed by the provider (EVENT-1)', async () => {
    const paid = await desk.asks();
    const refused = await desk.asks();
    await desk.decides(paid.payout, 'pay');
    await desk.decides(paid.payout, 'pay');
    await desk.decides(refused.payout, 'refuse');
    const arrived = await desk.asks();
    const failed = await desk.asks();
    const { id } = await desk.exports();
    for (let repeat = 0; repeat < 2; repeat++)
      await desk.takes([arrived.payout, 'PAID', id], [failed.payout, 'FAILED', id]);
    expect(await written()).toEqual([
      { kind: 'withdrawal.paid', id: paid.payout },
      { kind: 'withdrawal.failed', id: refused.payout },
      { kind: 'withdrawal.paid', id: arrived.payout },
      { kind: 'withdrawal.failed', id: failed.payout },
      // That the failure waited for a second operator (EVENT-1, OPS-35).
      { kind: 'approval.asked', id: null },
    ]);
  });

  it('the event of a returned payment follows the event of its payment, whether it came back by its reference or an operator booked it back (EVENT-1, OPS-25, OPS-31)', async () => {
    const one = await paidOne();
    const two = await paidOne();
    for (let repeat = 0; repeat < 2; repeat++)
      await desk.takes([one.payout, 'REVERSED', one.batch, { reference: 'D1' }]);
    await desk.takes([two.payout, 'FAILED', two.batch]);
    const { exceptions } = await desk.page();
    await desk.closes(exceptions.find(({ canReturn }) => canReturn)?.id ?? 0, 'return');
    await receiver.round();
    for (const { id } of [one, two])
      expect(receiver.kindsOf(await publicIdOf(server, id))).toEqual(['withdrawal.paid', 'withdrawal.returned']);
  });

  it('an event says its id, kind, person, market, time and withdrawal, what the person may be told, and nothing else (EVENT-2)', async () => {
    const { id, payout } = await paidOne();
    await receiver.round();
    expect(receiver.got).toEqual([
      {
        id: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/) as string,
        kind: 'withdrawal.paid',
        userId: await publicIdOf(server, id),
        market: 'ph',
        at: server.context.now(),
        locale: 'en_ph',
        text: 'Your withdrawal was credited. Please check your e-wallet.',
        withdrawalId: payout,
      },
    ]);
    expect(v.is(hostEvent, receiver.got[0])).toBe(true);
  });

  it('an event is written with what it tells: neither is there when the transaction fails (EVENT-1)', async () => {
    const { payout } = await desk.asks();
    await server.db.exec('alter table outbox rename to outbox_away');
    const answer = await desk.decides(payout, 'pay').catch(() => 'failed');
    await server.db.exec('alter table outbox_away rename to outbox');
    expect(answer).toBe('failed');
    expect(await server.db.query('select status from withdrawals where id = $1', [payout])).toEqual([{ status: 1 }]);
    await desk.decides(payout, 'pay');
    expect(await written()).toEqual([{ kind: 'withdrawal.paid', id: payout }]);
  });
});

describe('what is told of a deletion', () => {
  it("a deletion removes its person's waiting events and enqueues its own; once that is delivered, no table has their id (EVENT-8)", async () => {
    const one = await paidOne();
    const other = await paidOne();
    const publicId = await publicIdOf(server, one.id);
    await remove(one);
    expect(await written()).toEqual([
      { kind: 'withdrawal.paid', id: other.payout },
      { kind: 'person.deleted', id: null },
    ]);
    const knowing = async () => {
      const found: string[] = [];
      for (const table of await dataTables(server.db))
        if ((await server.db.query(`select 1 from ${table} t where t::text like $1 limit 1`, [`%${publicId}%`])).length)
          found.push(table);
      return found;
    };
    expect(await knowing()).toEqual(['outbox']);
    server.pass(eventClaimMs);
    await receiver.round();
    expect(receiver.kindsOf(publicId)).toEqual(['person.deleted']);
    expect(await knowing()).toEqual([]);
  });

  it('the event of a deletion is delivered after a try that was under way when it was requested (EVENT-4, EVENT-8)', async () => {
    const one = await paidOne();
    const publicId = await publicIdOf(server, one.id);
    const other = eventReceiver(server);
    receiver.takes = async () => {
      await remove(one);
      await other.round();
    };
    await receiver.round();
    expect([receiver.kindsOf(publicId), other.got]).toEqual([['withdrawal.paid'], []]);
    server.pass(eventClaimMs);
    await other.round();
    expect(other.kindsOf(publicId)).toEqual(['person.deleted']);
  });

  it('a withdrawal of a deleted person enqueues no event (EVENT-8)', async () => {
    const one = await desk.asks();
    await remove(one);
    await desk.decides(one.payout, 'pay');
    expect(await written()).toEqual([{ kind: 'person.deleted', id: null }]);
  });
});

describe('what stays', () => {
  it('delivered events go 7 days later, those that wait stay (EVENT-8)', async () => {
    await paidOne();
    await receiver.round();
    server.pass(eventKeptMs);
    await maintain(true);
    expect(await written()).toHaveLength(1);
    receiver.takes = () => {
      throw new Error('away');
    };
    const { payout } = await paidOne();
    await receiver.round();
    server.pass(1);
    await maintain(true);
    expect(await written()).toEqual([{ kind: 'withdrawal.paid', id: payout }]);
  });

  it('without a receiver events are dropped after an hour, and no notice of lapsing money is enqueued (EVENT-9)', async () => {
    await paidOne();
    await server.person({ cash: 5 });
    server.pass(eventKeptOffMs);
    await maintain(false);
    expect(await written()).toHaveLength(1);
    server.pass(12 * dayMs);
    await maintain(false);
    expect(await written()).toEqual([]);
  });
});
