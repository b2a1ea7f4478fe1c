// @vitest-environment node
import { secondKeyAbove } from '../../limits/secondOperator';
import { getApprovals, postApproval } from '@tally/contract/calls/approvals';
import { postBatch, postBatchResults } from '@tally/contract/calls/batches';
import { getPayouts, postPayout } from '@tally/contract/calls/payouts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { manyPending } from '../../testing/payouts/manyPending';
import { shownWarnings } from '../../testing/payouts/shownWarnings';
import { createTestServer, keysOf } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';

const ana = 'the-key-of-ana';
const budi = 'the-key-of-budi';
const market = 'ph';
const limit = secondKeyAbove[market];
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: [], config: { operatorKeys: keysOf({ ana, budi }) } });
});
beforeEach(async () => {
  await server.db.exec('truncate users, payout_exports, payout_exceptions, approvals, releases cascade');
});
afterAll(() => server.close());

const page = (key = ana) => server.callOk(getPayouts, { query: { key, market } });
const exported = (alone?: 1) =>
  server.callOk(postBatch, { query: { key: ana, market, asOf: server.context.now(), ...(alone && { alone }) } });

/** In pesos. */
const pending = (...amounts: number[]) =>
  manyPending(
    server,
    market,
    amounts.map((amount) => amount * 100),
  );
const dueBatch = (count: number, amount: number, aloneCount: number, aloneAmount: number) => ({
  count,
  amount,
  aloneCount,
  aloneAmount,
});

it('the desk says what an operator may let leave alone, and what of a batch that is (OPS-35)', async () => {
  const [first = 0] = await pending(limit / 2, limit / 4, limit / 2);
  const whole = limit * 1.25;
  expect(await page()).toMatchObject({
    alone: { limit, left: limit, each: limit },
    due: dueBatch(3, whole, 2, limit * 0.75),
  });
  const warnings = (await shownWarnings(server, ana, market)).find(({ id }) => id === first)?.warnings ?? [];
  await server.callOk(postPayout, { query: { key: ana, id: first, action: 'pay' }, body: { warnings } });
  expect(await page()).toMatchObject({
    alone: { limit, left: limit / 2, each: limit },
    due: dueBatch(2, limit * 0.75, 1, limit / 4),
  });
});

it('the batch that is made up to what is left holds what the desk said, and then nothing more is left to export alone (OPS-35)', async () => {
  await pending(limit / 2, limit / 4, limit / 2);
  const { due } = await page();
  const made = await exported(1);
  expect(made).toMatchObject({ status: 1, count: due.aloneCount, left: due.count - due.aloneCount });
  expect(await page()).toMatchObject({ alone: { left: limit / 4 }, due: dueBatch(1, limit / 2, 0, 0) });
  expect(await exported()).toMatchObject({ info: 'NEEDS APPROVAL', count: 1 });
  // What waits in a batch is in no other.
  expect(await page()).toMatchObject({ alone: { left: limit / 4 }, due: dueBatch(0, 0, 0, 0) });
});

it('whether a second operator is asked before a batch is voided is said beside it (OPS-35)', async () => {
  await pending(limit);
  await exported();
  expect((await page()).exports).toMatchObject([{ amount: limit, asksSecond: false }]);
  await pending(limit + 1);
  await exported();
  for (const { id } of await server.callOk(getApprovals, { query: { key: budi } }))
    await server.callOk(postApproval, { query: { key: budi, id, action: 'approve' } });
  expect((await page()).exports).toMatchObject([{ amount: limit + 1, asksSecond: true }, { asksSecond: false }]);
});

it('an exception says to each operator whether they caused it (OPS-30)', async () => {
  const [payout = 0] = await pending(1);
  const { id } = await exported();
  const lines = ['E1', 'E2'].map((reference) => `${payout},PHP,1.00,PAID,${id},${reference}`);
  for (const line of lines) {
    const file = `id,currency,amount,result,export,reference\n${line}`;
    await server.callOk(postBatchResults, { query: { key: ana, market }, body: { file } });
  }
  expect((await page(ana)).exceptions).toMatchObject([{ kind: 'PAID TWICE', isOwn: true }]);
  expect((await page(budi)).exceptions).toMatchObject([{ kind: 'PAID TWICE', isOwn: false }]);
});
