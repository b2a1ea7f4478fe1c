// @vitest-environment node
import { postCheckin } from '@tally/contract/calls/tasks';
import { dayMs } from '@tally/contract/limits/time';
import { rewardStatus, taskInfos } from '@tally/contract/tasks/task';
import { recordTypes } from '@tally/contract/wallet/income';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isUniqueViolation } from '../../db/db';
import { makeMonths } from '../../db/months/ledgerMonths';
import { createTestServer, testNow } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import { lockBalances, post } from './ledger';
import type { Move, TransferKind } from './ledger';
import { findFaults } from './ledgerFaults';

/** The last ms of November, in UTC. */
const endOfMonth = Date.UTC(2026, 11, 1) - 1;
const kinds: readonly TransferKind[] = [...recordTypes, 'payout'];

/** A transfer of a kind between accounts that the ledger allows it, each way of which the person has enough. */
const moveOf = (kind: TransferKind, ref: string): Move => {
  const cash = { kind, ref, currency: 'IDR', amount: 1 } as const;
  if (kind === 'payout') return { ...cash, source: 'held', target: 'paid' };
  if (kind === 'withdraw') return { ...cash, source: 'cash', target: 'held' };
  if (kind === 'exchangeout') return { kind, ref, amount: 1, currency: 'COIN', source: 'coin', target: 'exchange' };
  if (kind === 'cleared') return { ...cash, source: 'cash', target: 'lapsed' };
  if (kind === 'clawback') return { ...cash, source: 'cash', target: 'rewards' };
  return { ...cash, source: 'rewards', target: 'cash' };
};

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: [] });
  // Some months more than the upkeep makes, so that the same months lie before and after.
  await makeMonths(server.db, testNow, Date.UTC(2028, 0, 1));
});
afterAll(() => server.close());

/** Somebody who has some of everything. */
async function somebody(): Promise<number> {
  const { id } = await server.person({ market: 'id', cash: 100_000, coin: 1000 });
  await post(server.db, id, testNow, [
    { kind: 'withdraw', currency: 'IDR', source: 'cash', target: 'held', amount: 1000, ref: 'some' },
  ]);
  return id;
}

/** Books a move as the product does, in a transaction that has locked the balances; whether it was booked. */
const booked = (id: number, at: number, move: Move): Promise<boolean> =>
  server.db
    .tx(async (tx) => {
      await lockBalances(tx, id);
      await post(tx, id, at, [move]);
      return true;
    })
    .catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      return false;
    });

const rowsOf = (id: number, ref: string) =>
  server.db.query('select 1 from transfers where user_id = $1 and ref = $2', [id, ref]);

describe('a kind and ref move money once (MONEY-10)', () => {
  it.each(kinds)('%s: in a month, over its end, and at the same moment on both sides of it', async (kind) => {
    const id = await somebody();
    for (const [ref, first, second] of [
      ['same', endOfMonth, endOfMonth],
      ['over', endOfMonth, endOfMonth + 1],
      ['back', endOfMonth + dayMs, endOfMonth + dayMs],
    ] as const) {
      expect([await booked(id, first, moveOf(kind, ref)), await booked(id, second, moveOf(kind, ref))]).toEqual([
        true,
        false,
      ]);
      expect(await rowsOf(id, ref)).toHaveLength(1);
    }
    // Two servers' clocks may differ, so that the later moment comes first.
    const at = [endOfMonth + 1, endOfMonth, endOfMonth + 1, endOfMonth];
    const both = await Promise.all(at.map((moment) => booked(id, moment, moveOf(kind, 'both'))));
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await rowsOf(id, 'both')).toHaveLength(1);
  });

  it('whatever is booked how often at which moments, what has an end of its own is paid once for ever', async () => {
    const id = await somebody();
    const forEver = kinds.filter((kind) => !/^(checkin|lottery|videoad|words|quiz|exchange(in|out))$/.test(kind));
    const moment = fc.integer({ min: Date.UTC(2026, 8, 1), max: Date.UTC(2028, 1, 1) });
    let nth = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...forEver),
        fc.array(moment, { minLength: 2, maxLength: 6 }),
        async (kind, at) => {
          const ref = `of-${nth++}`;
          const results = await Promise.all(at.map((each) => booked(id, each, moveOf(kind, ref))));
          expect(results.filter(Boolean)).toHaveLength(1);
          expect(await rowsOf(id, ref)).toHaveLength(1);
        },
      ),
      { numRuns: 40 },
    );
    expect(await findFaults(server.db, id, id)).toMatchObject({ 'balances that differ from the ledger': [] });
  });
});

it('a key that comes again in the next month, when its stored answer is gone, is paid already (MONEY-10)', async () => {
  const { token } = await server.person({ market: 'id' });
  server.pass(endOfMonth - dayMs - server.context.now());
  const request = { token, query: { action: 'reward' }, key: 'window-of-november' } as const;
  expect(await server.callOk(postCheckin, request)).toMatchObject({ status: rewardStatus.paid });
  server.pass(20 * dayMs);
  await server.db.query('delete from answers');
  expect(await server.callOk(postCheckin, request)).toMatchObject({
    status: rewardStatus.refused,
    info: taskInfos.alreadyPaid,
  });
});
