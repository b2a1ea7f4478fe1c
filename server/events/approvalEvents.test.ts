// @vitest-environment node
import { getApprovals, postAdjustment } from '@tally/contract/calls/approvals';
import { describe, expect, it } from 'vitest';
import { runMaintenance } from '../domain/maintenance';
import { eventClaimMs, eventKeptMs, eventKeptOffMs } from '../limits/events';
import { enqueueApproval } from '../domain/events/enqueueEvents';
import { fails, deliveredOf } from '../testing/events/eventReceiver';
import { eventReceiver } from '../testing/events/eventReceiver';
import type { EventReceiver } from '../testing/events/eventReceiver';
import { withReceiver } from '../testing/events/withReceiver';
import { testOperatorKey as key } from '../testing/testServer';
import type { TestServer } from '../testing/testServer';

let server: TestServer;
let receiver: EventReceiver;
withReceiver((...made) => ([server, receiver] = made));

const tells = (approval: number) => enqueueApproval(server.db, 'ph', approval, server.context.now());
/** The requests that arrived, in order. */
const asked = (from = receiver) => from.got.flatMap((event) => ('approvalId' in event ? [event.approvalId] : []));
const left = async () => (await server.db.query('select 1 from outbox')).length;

describe('that a request waits for a second operator (EVENT-1, OPS-35)', () => {
  it('goes out by its number and market, and names nobody (EVENT-2)', async () => {
    const { id } = await server.person({ market: 'ph' });
    const query = { key, userId: id, kind: 'goodwill', market: 'ph', amount: 5, reason: 'a lost reward' } as const;
    expect(await server.callOk(postAdjustment, { query })).toMatchObject({ info: 'NEEDS APPROVAL' });
    const [request] = await server.callOk(getApprovals, { query: { key } });
    await receiver.round();
    expect(receiver.got).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
        kind: 'approval.asked',
        market: 'ph',
        at: server.context.now(),
        approvalId: request?.id,
      },
    ]);
    await receiver.round();
    expect(receiver.got).toHaveLength(1);
  });

  it('one that is not taken holds up neither people nor other requests, and is tried again (EVENT-4, EVENT-6)', async () => {
    await tells(1);
    await tells(2);
    await deliveredOf(server, 11);
    receiver.takes = (event) => ('approvalId' in event && event.approvalId === 1 ? fails() : undefined);
    for (let nth = 0; nth < 3; nth++) await receiver.round();
    expect(receiver.got).toHaveLength(2);
    expect(asked()).toEqual([2]);
    receiver.takes = () => undefined;
    server.pass(eventClaimMs);
    await receiver.round();
    expect(asked()).toEqual([2, 1]);
  });

  it('two servers deliver each once (EVENT-4)', async () => {
    for (let nth = 1; nth <= 8; nth++) await tells(nth);
    const other = eventReceiver(server);
    await Promise.all([receiver.round(), other.round()]);
    expect([...asked(), ...asked(other)].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('goes 7 days after it was delivered, and after an hour without a receiver (EVENT-8, EVENT-9)', async () => {
    const maintain = (isTold: boolean) =>
      runMaintenance(server.db, server.context.numberKey, server.context.now(), {
        failed: (_, error) => expect(error).toBeUndefined(),
        hasReceiver: isTold,
      });
    await tells(1);
    await receiver.round();
    server.pass(eventKeptMs);
    await maintain(true);
    expect(await left()).toBe(1);
    await tells(2);
    server.pass(1);
    await maintain(true);
    expect(await left()).toBe(1);
    server.pass(eventKeptOffMs);
    await maintain(false);
    expect(await left()).toBe(0);
  });
});
