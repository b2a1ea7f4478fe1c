// @vitest-environment node
import { eventGivenUpDays } from '@tally/contract/host/hostEvents';
import type { WithdrawalEventKind } from '@tally/contract/host/hostEvents';
import { dayMs, hourMs } from '@tally/contract/limits/time';
import { describe, expect, it, vi } from 'vitest';
import { enqueueWithdrawal } from '../domain/events/enqueueEvents';
import { lockBalances } from '../domain/ledger/ledger';
import { createMetrics } from '../http/metrics';
import { createWatch } from '../maintenance/watch';
import { eventClaimMs, eventPauseMostMs, eventTriesAlone, eventTriesAtOnce } from '../limits/events';
import { failing, fails, numberOf, deliveredOf } from '../testing/events/eventReceiver';
import type { EventReceiver } from '../testing/events/eventReceiver';
import { withReceiver } from '../testing/events/withReceiver';
import type { TestServer } from '../testing/testServer';
import { deliverDueEvents } from './deliverEvents';
import { Refused } from './sender';

let server: TestServer;
let receiver: EventReceiver;
withReceiver((...made) => ([server, receiver] = made));

const tells = (...withdrawals: readonly number[]) => deliveredOf(server, ...withdrawals);
const numbers = () => receiver.got.map(numberOf);
/** Tells a person of withdrawals, by the kind of what became of them. */
const enqueueFor = (userId: number) => (id: number, kind: WithdrawalEventKind) =>
  server.db.tx(async (tx) => {
    await lockBalances(tx, userId);
    await enqueueWithdrawal(tx, { id, userId }, kind, server.context.now());
  });

describe('an event that is not taken', () => {
  it('an event that is not taken is tried again after 30 s, 1, 2 minutes and so on, at most an hour (EVENT-6)', async () => {
    await tells(1);
    const tries: number[] = [];
    receiver.takes = () => {
      tries.push(server.context.now());
      fails();
    };
    for (let half = 0; half < 4 * 120; half++) {
      await receiver.round();
      server.pass(eventClaimMs);
    }
    const pauses = tries.slice(1).map((at, nth) => (at - (tries[nth] ?? 0)) / eventClaimMs);
    expect(pauses.slice(0, 9)).toEqual([1, 2, 4, 8, 16, 32, 64, 120, 120]);
    expect(Math.max(...pauses) * eventClaimMs).toBe(eventPauseMostMs);
  });

  it('an event that is older than three days is given up when a try fails, and the next is tried (EVENT-6)', async () => {
    await tells(1, 2);
    receiver.takes = failing(1);
    await receiver.round();
    server.pass(eventGivenUpDays * dayMs - 1);
    await receiver.round();
    expect(receiver.counts).toMatchObject({ failed: 2, 'given up': 0 });
    server.pass(hourMs);
    await receiver.round();
    await receiver.round();
    expect([numbers(), receiver.counts]).toEqual([[2], { delivered: 1, failed: 3, 'given up': 1, dropped: 0 }]);
  });

  it('an old event is tried before it is given up: a server that was away for a week loses none (EVENT-6)', async () => {
    await tells(1, 2);
    server.pass(7 * dayMs);
    await receiver.round();
    expect(numbers()).toEqual([1, 2]);
  });

  it('a receiver that is down gets a few tries a round, and one line in the log says why', async () => {
    for (let nth = 0; nth < 2 * eventTriesAtOnce; nth++) await tells(nth);
    receiver.takes = fails;
    await receiver.round();
    expect(receiver.counts.failed).toBe(eventTriesAtOnce);
    expect(receiver.logged).toEqual([
      {
        level: 'error',
        message: 'Events were not delivered to EVENTS_URL, and are tried again: it answered 500',
        failed: eventTriesAtOnce,
      },
    ]);
  });

  it('a server that stops begins no further try', async () => {
    await tells(...Array.from({ length: 2 * eventTriesAtOnce }, (_, nth) => nth + 1));
    let goesOn = true;
    receiver.takes = () => void (goesOn = false);
    await deliverDueEvents({ ...receiver.context, goesOn: () => goesOn });
    // What another worker had claimed by then is tried.
    expect(numbers().length).toBeLessThanOrEqual(eventTriesAtOnce);
  });

  it('a receiver that fails at one kind, and takes others meanwhile, gets those of the same person too (EVENT-4)', async () => {
    const { id: userId } = await server.person({ account: false });
    const tell = enqueueFor(userId);
    await tell(1, 'withdrawal.returned');
    await tell(2, 'withdrawal.paid');
    receiver.takes = ({ kind }) => {
      if (kind === 'withdrawal.returned') fails();
    };
    for (let nth = 0; nth < eventTriesAlone; nth++) {
      await receiver.round();
      server.pass(eventPauseMostMs);
    }
    expect(numbers(), 'a receiver that takes nothing may be away').toEqual([]);
    await tells(11);
    for (let nth = 0; nth < 3; nth++) {
      await receiver.round();
      server.pass(eventPauseMostMs);
    }
    expect(numbers()).toEqual([11, 2]);
    receiver.takes = () => undefined;
    await receiver.round();
    expect(numbers()).toEqual([11, 2, 1]);
  });

  it('however many of a kind fail alone, nobody waits for them: all others get theirs in the same round (EVENT-4)', async () => {
    receiver.takes = ({ kind }) => {
      if (kind === 'withdrawal.failed') fails();
    };
    const failingFor = async (id: number) =>
      enqueueFor((await server.person({ account: false })).id)(id, 'withdrawal.failed');
    await failingFor(1);
    for (let nth = 0; nth < eventTriesAlone; nth++) {
      await tells(100 + nth);
      await receiver.round();
      server.pass(eventPauseMostMs);
    }
    for (let nth = 0; nth < 3 * eventTriesAtOnce; nth++) await failingFor(10 + nth);
    server.pass(1);
    await tells(200, 201);
    receiver.got.length = 0;
    await receiver.round();
    expect(numbers()).toEqual([200, 201]);
  });

  it('whether an event fails alone is looked up from its fifth try on: a receiver that is down costs no more before', async () => {
    await tells(1);
    receiver.takes = fails;
    const asked = vi.spyOn(server.db, 'query');
    for (let nth = 1; nth <= eventTriesAlone; nth++) {
      await receiver.round();
      expect(asked.mock.calls.filter(([text]) => text.includes('refused_at = '))).toHaveLength(
        Number(nth === eventTriesAlone),
      );
      server.pass(eventPauseMostMs);
    }
  });

  it('a receiver that refuses one kind gets all others, of the same person too, and the kind is named (EVENT-4, EVENT-7)', async () => {
    const { id: userId } = await server.person({ account: false });
    const tell = enqueueFor(userId);
    await tell(1, 'withdrawal.failed');
    await tell(2, 'withdrawal.paid');
    await tell(3, 'withdrawal.failed');
    await tells(...Array.from({ length: 2 * eventTriesAtOnce }, (_, nth) => nth + 10));
    receiver.takes = ({ kind }) => {
      if (kind === 'withdrawal.failed') throw new Refused('it answered 422');
    };
    await receiver.round();
    await receiver.round();
    expect(numbers().toSorted((a, b) => a - b)).toEqual([
      2,
      ...Array.from({ length: 2 * eventTriesAtOnce }, (_, nth) => nth + 10),
    ]);
    expect(receiver.logged).toEqual([
      {
        level: 'error',
        message: 'Events were not delivered to EVENTS_URL, and are tried again: it answered 422',
        failed: 1,
        refused: 'withdrawal.failed',
      },
    ]);
    const watch = createWatch(server.db, server.context.now, () => undefined, receiver.counts);
    await watch.round();
    const metrics = await createMetrics(server.db, watch).text();
    expect(metrics).toContain('tally_events_refused{kind="withdrawal.failed"} 1');
    expect(metrics).toContain('tally_events_refused{kind="withdrawal.paid"} 0');
    // Once it takes them, they come in their order.
    receiver.takes = () => undefined;
    server.pass(eventClaimMs);
    await receiver.round();
    await receiver.round();
    expect(numbers().slice(-2)).toEqual([1, 3]);
  });
});
