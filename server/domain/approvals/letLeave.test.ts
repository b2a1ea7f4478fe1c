// @vitest-environment node
import { secondKeyAbove } from '@tally/contract/limits/operator';
import { dayMs } from '@tally/contract/limits/time';
import { postUpdateScore } from '@tally/contract/operator/operator';
import { postPayoutExport, postPayoutImport, postPayoutVoid } from '@tally/contract/operator/payoutFile';
import { postPayout, postPayoutBatch } from '@tally/contract/operator/payouts';
import { firstAlone, fitsAlone } from '@tally/contract/rules/aloneLimits';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { approveAll, approveResults } from '../../testing/payouts/approveAll';
import { manyPending, pendingOf } from '../../testing/payouts/manyPending';
import { createTestServer, testOperatorKey as key } from '../../testing/testServer';
import { shownWarnings } from '../../testing/payouts/shownWarnings';
import type { TestServer } from '../../testing/testServer';

const market = 'ph';
/** In minor units. */
const limit = secondKeyAbove[market] * 100;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: [] });
});
// Each test has the desk to itself, and its limit.
beforeEach(async () => {
  await server.db.exec('truncate users, payout_exports, payout_exceptions, approvals, releases cascade');
});
afterAll(() => server.close());

const pays = async (id: number) => {
  const shown = await shownWarnings(server, key, market);
  const warnings = shown.find((each) => each.id === id)?.warnings ?? [];
  return server.callOk(postPayout, { query: { key, id, action: 'pay' }, body: { warnings } });
};
const presses = async (ids: readonly number[]) => {
  const body = { ids: [...ids], shown: await shownWarnings(server, key, market) };
  return server.callOk(postPayoutBatch, { query: { key, market, asOf: server.context.now() }, body });
};
const preset = (amount: number) => server.callOk(postUpdateScore, { query: { key, market, day: 2, pay: 1, amount } });
const exports = (alone?: 1) =>
  server.callOk(postPayoutExport, {
    query: { key, market, asOf: server.context.now(), ...(alone && { alone }) },
  });
/** In minor units, of a file for the provider. */
const sumOf = (file: string): number =>
  file
    .trim()
    .split('\r\n')
    .slice(1)
    .reduce((sum, line) => sum + Math.round(Number(line.split(',')[2]) * 100), 0);

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
    expect(await presses(ids)).toMatchObject({ info: 'NEEDS APPROVAL', withdrawals: 14 });
    expect(await presses(ids)).toMatchObject({ info: 'NEEDS APPROVAL', withdrawals: 0 });
    expect(await preset(1_000_000)).toMatchObject({ info: 'NEEDS APPROVAL', withdrawals: 0 });
  });

  it('twelve exports: the first that meet the limit exactly are made, the next one waits', async () => {
    const infos: string[] = [];
    for (let nth = 0; nth < 12; nth++) {
      await manyPending(server, market, [limit / 10]);
      infos.push((await exports()).info);
    }
    expect(infos).toEqual([...Array<string>(10).fill(''), 'NEEDS APPROVAL', 'NEEDS APPROVAL']);
  });

  it('presses, exports and a preset count together, for 24 hours', async () => {
    const [one = 0, two = 0] = await manyPending(server, market, [limit / 2, limit / 2]);
    expect(await pays(one)).toMatchObject({ status: 1 });
    expect(await exports()).toMatchObject({ status: 1, count: 1 });
    const [three = 0] = await manyPending(server, market, [1]);
    expect(await pays(three)).toMatchObject({ info: 'NEEDS APPROVAL' });
    expect(await preset(1_000_000)).toMatchObject({ withdrawals: 0, info: 'NEEDS APPROVAL' });
    server.pass(dayMs - 1);
    expect(await pays(three)).toMatchObject({ status: 2 });
    server.pass(1);
    expect(await pays(three)).toMatchObject({ status: 1 });
    expect(two).toBeGreaterThan(0);
  });

  it('no void and no failure gives it back', async () => {
    const [one = 0] = await manyPending(server, market, [limit]);
    const { id, file } = await exports();
    expect(sumOf(file)).toBe(limit);
    await server.callOk(postPayoutVoid, { query: { key, id, reason: 'not sent' } });
    expect(await exports()).toMatchObject({ info: 'NEEDS APPROVAL', file: '' });
    await approveAll(server);
    const [row] = await server.db.query<{ batch: number }>('select export_id as batch from withdrawals where id = $1', [
      one,
    ]);
    const failed = `id,currency,amount,result,reason,export\n${one},PHP,${limit / 100},FAILED,no,${row?.batch}`;
    await server.callOk(postPayoutImport, { query: { key, market }, body: { file: failed } });
    expect(await approveResults(server)).toEqual({ refused: 1, reversed: 0 });
    const [two = 0] = await manyPending(server, market, [1]);
    expect(await pays(two)).toMatchObject({ info: 'NEEDS APPROVAL' });
  });

  it('what a second operator approved does not count for the first', async () => {
    const [large = 0, small = 0] = await manyPending(server, market, [limit + 1, limit]);
    expect(await pays(large)).toMatchObject({ info: 'NEEDS APPROVAL' });
    await approveAll(server);
    expect(await pays(large)).toMatchObject({ info: 'ALREADY SETTLED' });
    expect(await pays(small)).toMatchObject({ status: 1 });
  });

  it('an export above what is left can be made up to it', async () => {
    await manyPending(server, market, [limit / 2, limit / 4, limit / 2, limit / 4]);
    const made = await exports(1);
    expect(made).toMatchObject({ status: 1, count: 3, left: 1 });
    expect(sumOf(made.file)).toBe(limit);
    expect(await exports(1)).toMatchObject({ status: 1, id: 0, count: 0, left: 1 });
  });

  it('presses at the same moment never let more leave than the limit', async () => {
    const ids = await manyPending(server, market, Array<number>(8).fill(limit / 4));
    const answers = await Promise.all([...ids.map(pays), exports(1), presses(ids)]);
    expect(answers.length).toBe(10);
    const [left] = await server.db.query<{ sum: number }>('select sum(amount)::bigint as sum from releases');
    const [paid] = await server.db.query<{ sum: number }>(
      'select sum(amount)::bigint as sum from withdrawals where status = 2 or export_id is not null',
    );
    expect(left?.sum).toBe(limit);
    expect(paid?.sum).toBe(limit);
  });
});

it('1,000 random mixes of doors never let more leave in 24 hours than one operator may, without a second name (OPS-35)', async () => {
  const act = fc.record({
    door: fc.constantFrom('press' as const, 'batch' as const, 'preset' as const, 'export' as const, 'part' as const),
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
  let doors = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 3 }), async (mix) => {
      for (const { door, amounts, pause, voids } of mix) {
        const ids = await ask(amounts);
        if (door === 'press') {
          if ((await pays(ids[0] ?? 0)).status === 1) note(((amounts[0] ?? 0) * limit) / 14);
        } else if (door === 'batch') note(Math.round((await presses(ids)).amount * 100));
        else if (door === 'preset') note(Math.round((await preset(1_000_000)).amount * 100));
        else {
          const { id, status, file } = await exports(door === 'part' ? 1 : undefined);
          if (status === 1) note(sumOf(file));
          if (voids && id > 0) await server.callOk(postPayoutVoid, { query: { key, id, reason: 'not sent' } });
        }
        await server.db.query(
          `update withdrawals set status = 3, settled_at = $1, paid_week = null, export_id = null where status in (1, 2)`,
          [server.context.now()],
        );
        doors += 1;
        const now = server.context.now();
        const within = leftAt.filter(({ at }) => at > now - dayMs).reduce((sum, { amount }) => sum + amount, 0);
        expect(within).toBeLessThanOrEqual(limit);
        server.pass(pause);
      }
    }),
    { numRuns: 1000 },
  );
  expect(doors).toBeGreaterThan(1000);
  expect(leftAt.reduce((sum, { amount }) => sum + amount, 0)).toBeGreaterThan(10 * limit);
}, 300_000);
