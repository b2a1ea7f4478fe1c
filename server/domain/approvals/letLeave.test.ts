// @vitest-environment node
import { secondKeyAbove } from '../../limits/secondOperator';
import { dayMs } from '@tally/contract/limits/time';
import { postBatchResults, postBatchVoid } from '@tally/contract/calls/batches';
import { firstAlone, fitsAlone } from '@tally/contract/rules/fitsAlone';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paid } from '../../db/states';
import { approveAll, approveResults } from '../../testing/payouts/approveAll';
import { manyPending } from '../../testing/payouts/manyPending';
import { createTestServer, testOperatorKey as key } from '../../testing/testServer';
import { doorsOf, sumOf } from '../../testing/payouts/doors';
import type { TestServer } from '../../testing/testServer';

const market = 'ph';
/** In minor units. */
const limit = secondKeyAbove[market] * 100;

let server: TestServer;
let doors: ReturnType<typeof doorsOf>;
beforeAll(async () => {
  server = await createTestServer({ stories: [] });
  doors = doorsOf(server);
});
// Each test has the desk to itself, and its limit.
beforeEach(async () => {
  await server.db.exec('truncate users, payout_exports, payout_exceptions, approvals, releases cascade');
});
afterAll(() => server.close());

describe('what one operator may let leave alone (OPS-35)', () => {
  it.each([
    [[100, 200], 300, undefined, true],
    [[100, 201], 300, undefined, false],
    [[100, 200], 300, 200, true],
    [[100, 200], 300, 199, false],
    [[], 0, undefined, true],
    [[1], 0, undefined, false],
  ])('%j with %d left, %s each: %s', (payments, left, each, fits) => {
    expect(fitsAlone(payments, { left, each })).toBe(fits);
  });

  it('the first that fit are taken, and what is too large is passed over', () => {
    const payments = [100, 500, 200, 50].map((amount) => ({ amount }));
    expect(firstAlone(payments, { left: 350, each: 300 }).map(({ amount }) => amount)).toEqual([100, 200, 50]);
  });
});

describe('the sum decides, not the piece (OPS-35)', () => {
  it('thirty withdrawals in one press: those within the limit are paid, a second operator is asked for the others', async () => {
    const ids = await manyPending(server, market, Array<number>(30).fill(limit / 14));
    expect(await doors.presses(ids)).toMatchObject({ info: 'NEEDS APPROVAL', withdrawals: 14 });
    expect(await doors.presses(ids)).toMatchObject({ info: 'NEEDS APPROVAL', withdrawals: 0 });
    expect(await doors.preset(1_000_000)).toMatchObject({ info: 'NEEDS APPROVAL', withdrawals: 0 });
  });

  it('twelve exports: the first that meet the limit exactly are made, the next one waits', async () => {
    const infos: string[] = [];
    for (let nth = 0; nth < 12; nth++) {
      await manyPending(server, market, [limit / 10]);
      infos.push((await doors.exports()).info);
    }
    expect(infos).toEqual([...Array<string>(10).fill(''), 'NEEDS APPROVAL', 'NEEDS APPROVAL']);
  });

  it('presses, exports and a preset count together, for 24 hours', async () => {
    const [one = 0, two = 0] = await manyPending(server, market, [limit / 2, limit / 2]);
    expect(await doors.pays(one)).toMatchObject({ status: 1 });
    expect(await doors.exports()).toMatchObject({ status: 1, count: 1 });
    const [three = 0] = await manyPending(server, market, [1]);
    expect(await doors.pays(three)).toMatchObject({ info: 'NEEDS APPROVAL' });
    expect(await doors.preset(1_000_000)).toMatchObject({ withdrawals: 0, info: 'NEEDS APPROVAL' });
    server.pass(dayMs - 1);
    expect(await doors.pays(three)).toMatchObject({ status: 2 });
    server.pass(1);
    expect(await doors.pays(three)).toMatchObject({ status: 1 });
    expect(two).toBeGreaterThan(0);
  });

  it('no void and no failure gives it back', async () => {
    const [one = 0] = await manyPending(server, market, [limit]);
    const { id, file } = await doors.exports();
    expect(sumOf(file)).toBe(limit);
    await server.callOk(postBatchVoid, { query: { key, id, reason: 'not sent' } });
    expect(await doors.exports()).toMatchObject({ info: 'NEEDS APPROVAL', file: '' });
    await approveAll(server);
    const [row] = await server.db.query<{ batch: number }>('select export_id as batch from withdrawals where id = $1', [
      one,
    ]);
    const failed = `id,currency,amount,result,reason,export\n${one},PHP,${limit / 100},FAILED,no,${row?.batch}`;
    await server.callOk(postBatchResults, { query: { key, market }, body: { file: failed } });
    expect(await approveResults(server)).toEqual({ refused: 1, reversed: 0 });
    const [two = 0] = await manyPending(server, market, [1]);
    expect(await doors.pays(two)).toMatchObject({ info: 'NEEDS APPROVAL' });
  });

  it('payments that a second operator approved do not count towards the limit of the first', async () => {
    const [large = 0, small = 0] = await manyPending(server, market, [limit + 1, limit]);
    expect(await doors.pays(large)).toMatchObject({ info: 'NEEDS APPROVAL' });
    await approveAll(server);
    expect(await doors.pays(large)).toMatchObject({ info: 'ALREADY SETTLED' });
    expect(await doors.pays(small)).toMatchObject({ status: 1 });
  });

  it('a batch above what is left can be made up to it', async () => {
    await manyPending(server, market, [limit / 2, limit / 4, limit / 2, limit / 4]);
    const made = await doors.exports(1);
    expect(made).toMatchObject({ status: 1, count: 3, left: 1 });
    expect(sumOf(made.file)).toBe(limit);
    expect(await doors.exports(1)).toMatchObject({ status: 1, id: 0, count: 0, left: 1 });
  });

  it('presses at the same moment never let more leave than the limit', async () => {
    const ids = await manyPending(server, market, Array<number>(8).fill(limit / 4));
    const answers = await Promise.all([...ids.map(doors.pays), doors.exports(1), doors.presses(ids)]);
    expect(answers.length).toBe(10);
    const [left] = await server.db.query<{ sum: number }>('select sum(amount)::bigint as sum from releases');
    const [gone] = await server.db.query<{ sum: number }>(
      `select sum(amount)::bigint as sum from withdrawals where ${paid()} or export_id is not null`,
    );
    expect(gone?.sum).toBe(limit);
    expect(left?.sum).toBe(limit);
  });
});
