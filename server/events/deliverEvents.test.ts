// @vitest-environment node
import { personOf } from '@tally/contract/host/hostEvents';
import { eventGivenUpDays } from '@tally/contract/host/hostEvents';
import { dayMs } from '@tally/contract/limits/time';
import { describe, expect, it } from 'vitest';
import { eventClaimMs } from '../limits/events';
import { createMetrics } from '../http/metrics';
import { createWatch } from '../maintenance/watch';
import { crashingDb } from '../testing/crashingDb';
import { eventReceiver, failing, fails, numberOf, deliveredOf } from '../testing/events/eventReceiver';
import type { EventReceiver } from '../testing/events/eventReceiver';
import { withReceiver } from '../testing/events/withReceiver';
import type { TestServer } from '../testing/testServer';
import { deliverDueEvents } from './deliverEvents';

let server: TestServer;
let receiver: EventReceiver;
withReceiver((...made) => ([server, receiver] = made));

const tells = (...withdrawals: readonly number[]) => deliveredOf(server, ...withdrawals);
const numbers = () => receiver.got.map(numberOf);

describe('the order of events', () => {
  it("a person's events arrive in order, and the next waits for the one before; nobody else does (EVENT-4)", async () => {
    await tells(1, 2, 3);
    await tells(11, 12);
    receiver.takes = failing(1);
    await receiver.round();
    await receiver.round();
    expect(numbers()).toEqual([11, 12]);
    receiver.takes = () => undefined;
    server.pass(eventClaimMs);
    await receiver.round();
    expect(numbers()).toEqual([11, 12, 1, 2, 3]);
  });

  it('a person whose receiver is silent holds up nobody, and their next event waits meanwhile (EVENT-4)', async () => {
    await tells(1, 2);
    await tells(11, 12, 13);
    let answer = () => undefined as void;
    const asked = new Map<number, () => void>();
    const isAsked = Promise.all([1, 13].map((number) => new Promise<void>((resolve) => asked.set(number, resolve))));
    receiver.takes = (event) => {
      asked.get(numberOf(event))?.();
      return numberOf(event) === 1 ? new Promise((resolve) => (answer = resolve)) : undefined;
    };
    const round = receiver.round();
    await isAsked;
    expect(numbers()).not.toContain(2);
    answer();
    await round;
    await receiver.round();
    expect(numbers().filter((number) => number < 10)).toEqual([1, 2]);
    expect(numbers().filter((number) => number > 10)).toEqual([11, 12, 13]);
  });
});

describe('two servers', () => {
  it('two servers that deliver at once try no event at the same time, and deliver each once (EVENT-4)', async () => {
    for (let nth = 0; nth < 6; nth++) await tells(nth * 10 + 1, nth * 10 + 2);
    const underWay = new Set<string>();
    receiver.takes = async (event) => {
      const userId = personOf(event);
      expect(underWay.has(userId)).toBe(false);
      underWay.add(userId);
      await server.db.query('select 1');
      underWay.delete(userId);
    };
    await Promise.all([receiver.round(), receiver.round()]);
    await receiver.round();
    expect(numbers()).toHaveLength(12);
    expect(new Set(numbers()).size).toBe(12);
    expect(receiver.counts.failed).toBe(0);
  });

  it('a server that is killed between delivery and mark leads to a repeat with the same id, after its claim (EVENT-4)', async () => {
    await tells(1, 2);
    const crashing = crashingDb(server.db);
    receiver.takes = () => crashing.crashAfter(0);
    await deliverDueEvents({ ...receiver.context, db: crashing.db });
    receiver.takes = () => undefined;
    await receiver.round();
    expect(numbers()).toEqual([1]);
    server.pass(eventClaimMs);
    await receiver.round();
    expect(numbers()).toEqual([1, 1, 2]);
    expect(receiver.got[1]).toEqual(receiver.got[0]);
  });

  it('a server whose try ends late does not give up what another one tries by then (EVENT-4, EVENT-6)', async () => {
    await tells(1);
    server.pass(eventGivenUpDays * dayMs);
    const other = eventReceiver(server);
    let taken = () => undefined as void;
    let others: Promise<void> | undefined;
    receiver.takes = async () => {
      server.pass(eventClaimMs);
      await new Promise<void>((begun) => {
        other.takes = () => {
          begun();
          return new Promise((resolve) => (taken = resolve));
        };
        others = other.round();
      });
      fails();
    };
    await receiver.round();
    expect(receiver.counts['given up']).toBe(0);
    taken();
    await others;
    expect(other.got).toHaveLength(1);
    expect(await server.db.query('select given_up as "givenUp" from outbox')).toEqual([{ givenUp: false }]);
  });
});

describe('what operators are told of events', () => {
  it('metrics say how many events wait, since when, and how tries ended (EVENT-7)', async () => {
    const watch = createWatch(server.db, server.context.now, () => undefined, receiver.counts);
    const text = async () => {
      await watch.round();
      return createMetrics(server.db, watch).text();
    };
    expect(await text()).toContain('tally_events_oldest_timestamp_seconds 0');
    await tells(1, 2);
    await tells(11);
    const told = server.context.now() / 1000;
    receiver.takes = failing(1);
    await receiver.round();
    const metrics = await text();
    for (const line of [
      'tally_events_pending 2',
      `tally_events_oldest_timestamp_seconds ${told}`,
      'tally_events_given_up 0',
      'tally_event_tries_total{result="delivered"} 1',
      'tally_event_tries_total{result="failed"} 1',
      'tally_event_tries_total{result="given up"} 0',
    ])
      expect(metrics).toContain(line);
  });
});
