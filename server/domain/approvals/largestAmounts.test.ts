// @vitest-environment node
import { largestAmount } from '@tally/contract/limits/withdrawAmounts';
import { apiMoneyMax } from '@tally/contract/limits/request';
import { markets, type Market } from '@tally/contract/market/codes';
import { getApprovals, postAdjustment, postApproval } from '@tally/contract/calls/approvals';
import type { AdjustmentKind } from '@tally/contract/operator/approvals';
import { getAuditLog } from '@tally/contract/calls/auditLog';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sqlState } from '../../db/db';
import { migrate } from '../../db/schema/migrate';
import { migrations } from '../../db/schema/migrations';
import { minorOf } from '../ledger/money';
import { expectSoundMoney } from '../../testing/invariants';
import { ana, budi, createThreeKeys, done, needsApproval } from '../../testing/payouts/secondKey';
import { openEmptyDb } from '../../testing/testDb';
import type { TestServer } from '../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await createThreeKeys();
});
afterEach(() => expectSoundMoney(server.db));
afterAll(() => server.close());

const ask = (userId: number, kind: AdjustmentKind, market: Market, amount: number) =>
  server.callOk(postAdjustment, { query: { key: ana, userId, kind, market, amount, reason: 'a mistake' } });
const waiting = async () =>
  (await server.callOk(getApprovals, { query: { key: budi } })).filter(({ lapsed }) => !lapsed);
/** The second operator approves the only request that waits. */
const approve = async () => {
  const [request] = await waiting();
  return server.callOk(postApproval, { query: { key: budi, id: request?.id ?? 0, action: 'approve' } });
};
const insertion = `insert into approvals (at, until, act, market, subject_id, user_id, amount, reason, operator)
  values (1, 2, 'goodwill', $1, 1, 1, $2, 'a mistake', 'ana')`;
/** The smallest piece of the currency. */
const unit = (market: Market) => 1 / minorOf(1, market);

describe('the largest amount of a currency (OPS-36)', () => {
  it.each(markets)('%s: it is given and taken back, and a unit more is refused by the call', async (market) => {
    const { id } = await server.person({ market });
    for (const kind of ['goodwill', 'clawback'] as const) {
      expect(await ask(id, kind, market, largestAmount[market] + unit(market))).toEqual({
        status: 2,
        info: 'BAD AMOUNT',
      });
      expect(await waiting()).toEqual([]);
      expect(await ask(id, kind, market, largestAmount[market])).toEqual(needsApproval);
      expect(await approve()).toMatchObject(done);
    }
  });

  it.each(markets)('%s: the database holds a request that waits to the same amount', async (market) => {
    const most = minorOf(largestAmount[market], market);
    const refused = await server.db.query(insertion, [market, most + 1]).catch(sqlState);
    expect(refused).toBe('23514');
    await server.db.query(`${insertion} returning id`, [market, most]);
    await server.db.query("update approvals set decision = 'lapsed', decided_at = 2 where decision is null");
  });

  it('whatever is asked for is refused at once, or can be carried out', async () => {
    const amount = fc.oneof(
      fc.double({ min: 0, max: apiMoneyMax, noNaN: true }),
      fc.integer({ min: 0, max: apiMoneyMax }),
      fc.constantFrom(...markets.map((market) => largestAmount[market])),
      fc.integer({ min: 1, max: 10_000 }).map((cents) => cents / 100),
    );
    const people = new Map<Market, number>();
    for (const market of markets) people.set(market, (await server.person({ market })).id);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...markets),
        fc.constantFrom<AdjustmentKind>('goodwill', 'clawback'),
        amount,
        async (market, kind, asked) => {
          const query = { key: ana, userId: people.get(market) ?? 0, kind, market, amount: asked, reason: 'a mistake' };
          const { code, data } = await server.call(postAdjustment, { query });
          if (code === 200 && data.info !== 'BAD AMOUNT')
            expect([data, await approve()]).toMatchObject([needsApproval, done]);
          else expect([200, 400]).toContain(code);
          expect(await waiting()).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('a request from before there was a largest amount lapses with the upgrade, and its place is free', async () => {
    const db = await openEmptyDb();
    const before = migrations.findIndex(({ id }) => id === 42);
    await migrate(db, migrations.slice(0, before));
    await db.query(insertion, ['ph', 99_999_999_999_900]);
    await migrate(db, migrations);
    expect(await db.query('select decision, decided_at as at from approvals')).toEqual([{ decision: 'lapsed', at: 2 }]);
    await db.query(insertion, ['ph', 100]);
    await db.close();
  });
});

describe('an approved request that the ledger cannot hold (OPS-36)', () => {
  /** The most that the database holds of a balance, in minor units. */
  const balanceMost = 90_071_992_547_409;

  it.each([
    ['goodwill', 'cash'],
    ['clawback', 'debt'],
  ] as const)('a %s ends with its reason and frees its place', async (kind, column) => {
    const { id } = await server.person();
    await server.db.query(`update balances set ${column} = $2 where user_id = $1`, [id, balanceMost - 5]);
    if (kind === 'clawback') await server.db.query('update balances set cash = 0 where user_id = $1', [id]);
    expect(await ask(id, kind, 'id', 6)).toEqual(needsApproval);
    expect(await approve()).toMatchObject({ status: 2, info: 'NOT POSSIBLE' });
    expect(await waiting()).toEqual([]);
    const rows = await server.db.query(
      'select decision, decided_by as by, decided_why as reason from approvals where user_id = $1',
      [id],
    );
    expect(rows).toEqual([{ decision: 'refused', by: 'budi', reason: 'NOT POSSIBLE' }]);
    expect(await server.db.query(`select ${column} as had from balances where user_id = $1`, [id])).toEqual([
      { had: balanceMost - 5 },
    ]);
    const { items } = await server.callOk(getAuditLog, { query: { key: ana, userId: id, action: 'approve' } });
    expect(items[0]?.detail).toMatch(/not carried out: NOT POSSIBLE$/);
    await server.db.query(`update balances set ${column} = 0 where user_id = $1`, [id]);
    expect(await ask(id, kind, 'id', 7)).toEqual(needsApproval);
    expect(await approve()).toMatchObject(done);
  });
});
