// @vitest-environment node
import { postBatch } from '@tally/contract/calls/batches';
import { getPresetCount, postUpdateScore } from '@tally/contract/calls/payouts';
import { accountStatus } from '@tally/contract/wallet/account';
import { dayMs, hourMs } from '@tally/contract/limits/time';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manyPending } from '../../testing/payouts/manyPending';
import { createTestServer, testOperatorKey as key } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import { importRules } from '../marketRules/importRules';

/** What one operator may let leave the Philippines alone, and what one press may pay, in pesos. */
const limits = { secondKeyAbove: 300, secondKeyAboveEach: 120, payoutLimit: 400 };

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: [] });
  await importRules(server.db, { market: 'ph', ...limits }, { operator: 'ana', now: server.context.now() });
});
afterAll(() => server.close());

interface Preset {
  readonly day: number;
  readonly pay: 1 | 2;
  readonly amount: number;
}
const countOf = (preset: Preset) => server.callOk(getPresetCount, { query: { key, market: 'ph', ...preset } });
const press = (preset: Preset, asOf?: number) =>
  server.callOk(postUpdateScore, { query: { key, market: 'ph', ...preset, asOf } });

/** Resolves what others left, and gives the operator a new day. */
async function clear() {
  await server.db.query('update users set frozen_at = null');
  while ((await press({ day: 2, pay: 2, amount: 100_000 })).withdrawals > 0);
  server.pass(dayMs + 1);
}

/** What keeps a preset from resolving a withdrawal. */
const hindrances = {
  none: '',
  frozen: 'update users set frozen_at = 1 where id = (select user_id from withdrawals where id = $1)',
  invalid: `update ewallets set status = ${accountStatus.invalid}
    where user_id = (select user_id from withdrawals where id = $1)`,
} as const;

const withdrawal = fc.record({
  amount: fc.integer({ min: 100, max: 20_000 }),
  hindrance: fc.constantFrom<keyof typeof hindrances>('none', 'none', 'none', 'frozen', 'invalid'),
  joinedHoursAgo: fc.constantFrom(0, 2, 9, 25),
});
const preset = fc.record({
  day: fc.constantFrom(-1, 0, 1, 2),
  pay: fc.constantFrom<1 | 2>(1, 2),
  amount: fc.constantFrom(20, 110, 200),
});

describe('what a preset would resolve (OPS-5)', () => {
  it('is what the press then resolves, whatever waits, and the rest of it stays pending (OPS-5, OPS-35)', async () => {
    const isAsCounted = fc.asyncProperty(fc.array(withdrawal, { maxLength: 8 }), preset, async (waiting, pressed) => {
      await clear();
      const ids = await manyPending(
        server,
        'ph',
        waiting.map(({ amount }) => amount),
      );
      for (const [nth, { hindrance, joinedHoursAgo }] of waiting.entries()) {
        const id = ids[nth] ?? 0;
        if (hindrance !== 'none') await server.db.query(hindrances[hindrance], [id]);
        await server.db.query(
          'update users set created_at = $2 where id = (select user_id from withdrawals where id = $1)',
          [id, server.context.now() - joinedHoursAgo * hourMs],
        );
      }
      const counted = await countOf(pressed);
      const done = await press(pressed, counted.asOf);
      expect(done).toMatchObject({ withdrawals: counted.count, amount: counted.amount });
      expect(done.info === 'NEEDS APPROVAL').toBe(counted.stayCount > 0);
      const paid = pressed.pay === 1 ? counted.amount : 0;
      expect((await countOf(pressed)).alone.left).toBeCloseTo(counted.alone.left - paid, 2);
    });
    await fc.assert(isAsCounted, { numRuns: 40 });
  });

  it('is counted however many wait, and nothing is done by that', async () => {
    await clear();
    await manyPending(server, 'ph', Array<number>(130).fill(200));
    const everybody = { day: 2, pay: 2, amount: 20 } as const;
    expect(await countOf(everybody)).toMatchObject({ count: 130, amount: 260, stayCount: 0, stayAmount: 0 });
    expect(await countOf({ ...everybody, pay: 1 })).toMatchObject({ count: 130, amount: 260, alone: { left: 300 } });
    expect(await press(everybody)).toMatchObject({ withdrawals: 130, amount: 260 });
  });

  it('is without what is above the limit of a press, and says what stays above that of the operator', async () => {
    await clear();
    await manyPending(server, 'ph', [11_000, 11_000, 11_000, 11_000, 13_000]);
    const most = { day: 2, pay: 1, amount: 200 } as const;
    expect(await countOf(most)).toMatchObject({ count: 2, amount: 220, stayCount: 1, stayAmount: 110 });
    expect(await countOf({ ...most, pay: 2 })).toMatchObject({ count: 5, amount: 570, stayCount: 0 });
  });

  it('is without what is with the provider, and without other markets (OPS-20)', async () => {
    await clear();
    await manyPending(server, 'ph', [1000, 1000]);
    await server.callOk(postBatch, { query: { key, market: 'ph', asOf: server.context.now() } });
    await manyPending(server, 'ph', [2000]);
    await manyPending(server, 'br', [300]);
    expect(await countOf({ day: 2, pay: 2, amount: 200 })).toMatchObject({ count: 1, amount: 20 });
  });
});
