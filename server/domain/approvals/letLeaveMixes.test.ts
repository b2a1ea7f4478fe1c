// @vitest-environment node
import { secondKeyAbove } from '../../limits/secondOperator';
import { dayMs } from '@tally/contract/limits/time';
import { postBatchVoid } from '@tally/contract/calls/batches';
import { passbookStatus } from '@tally/contract/wallet/withdraw';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pendingOrPaid } from '../../db/states';
import { pendingOf } from '../../testing/payouts/manyPending';
import { createTestServer, testOperatorKey as key } from '../../testing/testServer';
import { doorsOf, sumOf } from '../../testing/payouts/doors';
import type { TestServer } from '../../testing/testServer';

const market = 'ph';
/** In minor units. */
const limit = secondKeyAbove[market] * 100;
/** On PostgreSQL each mix waits for a real disk: fewer show that its locks hold too. */
const mixes = process.env['TEST_DATABASE_URL'] === undefined ? 1000 : 200;

let server: TestServer;
let doors: ReturnType<typeof doorsOf>;
beforeAll(async () => {
  server = await createTestServer({ stories: [] });
  doors = doorsOf(server);
});
afterAll(() => server.close());

/** A payment of the provider that failed afterwards, which another operator took in; returns the exception. */
async function failedAfterPaid(id: number): Promise<number> {
  const now = server.context.now();
  await server.db.query(
    `update balances b set held = held - w.amount, paid = paid + w.amount from withdrawals w
     where w.id = $1 and b.user_id = w.user_id`,
    [id],
  );
  await server.db.query(
    `update withdrawals set status = ${passbookStatus.paid}, settled_at = $2, paid_week = 20261116 where id = $1`,
    [id, now],
  );
  const [row] = await server.db.query<{ id: number }>(
    `insert into payout_exceptions (at, market, withdrawal_id, kind, amount, said, reason, operator)
     select $2::bigint, $3, id, 'FAILED AFTER PAID', amount, 'FAILED', 'no such number', 'another' from withdrawals where id = $1
     returning id`,
    [id, now, market],
  );
  return row?.id ?? 0;
}

it('random mixes of doors never let more leave in 24 hours than one operator may, without a second name (OPS-35)', async () => {
  const act = fc.record({
    door: fc.constantFrom(
      'press' as const,
      'batch' as const,
      'preset' as const,
      'export' as const,
      'part' as const,
      'return' as const,
    ),
    amounts: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 3 }),
    pause: fc.constantFrom(0, dayMs / 8, dayMs / 2),
    voids: fc.boolean(),
  });
  const leftAt: { at: number; amount: number }[] = [];
  const note = (amount: number) => leftAt.push({ at: server.context.now(), amount });
  // The same people ask again and again: what they had is over before each act.
  const people: number[] = [];
  while (people.length < 3) people.push((await server.person({ market, cash: 1 })).id);
  const ask = (amounts: readonly number[]) =>
    pendingOf(
      server,
      market,
      people,
      amounts.map((amount) => (amount * limit) / 14),
    );
  let count = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 3 }), async (mix) => {
      for (const { door, amounts, pause, voids } of mix) {
        const ids = await ask(amounts);
        if (door === 'press') {
          if ((await doors.pays(ids[0] ?? 0)).status === 1) note(((amounts[0] ?? 0) * limit) / 14);
        } else if (door === 'batch') note(Math.round((await doors.presses(ids)).amount * 100));
        else if (door === 'preset') note(Math.round((await doors.preset(1_000_000)).amount * 100));
        else if (door === 'return') {
          const { status } = await doors.returns(await failedAfterPaid(ids[0] ?? 0));
          if (status === 1) note(((amounts[0] ?? 0) * limit) / 14);
        } else {
          const { id, status, file } = await doors.exports(door === 'part' ? 1 : undefined);
          if (status === 1) note(sumOf(file));
          if (voids && id > 0) await server.callOk(postBatchVoid, { query: { key, id, reason: 'not sent' } });
        }
        await server.db.query(
          `update withdrawals set status = ${passbookStatus.failed}, settled_at = $1, paid_week = null, export_id = null where ${pendingOrPaid()}`,
          [server.context.now()],
        );
        count += 1;
        const now = server.context.now();
        const within = leftAt.filter(({ at }) => at > now - dayMs).reduce((sum, { amount }) => sum + amount, 0);
        expect(within).toBeLessThanOrEqual(limit);
        server.pass(pause);
      }
    }),
    { numRuns: mixes },
  );
  expect(count).toBeGreaterThan(mixes);
  expect(leftAt.reduce((sum, { amount }) => sum + amount, 0)).toBeGreaterThan(10 * limit);
}, 600_000);
