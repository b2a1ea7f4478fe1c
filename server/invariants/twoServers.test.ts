// @vitest-environment node
import { getDashboard } from '@tally/contract/calls/dashboard';
import { postBatch } from '@tally/contract/calls/batches';
import { parseCsv } from '@tally/contract/rules/csv';
import { postCheckin, postVideoAd } from '@tally/contract/calls/tasks';
import { postWithdraw } from '@tally/contract/calls/withdrawals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskOf } from '../testing/payouts/desk';
import { expectSoundMoney } from '../testing/invariants';
import { createTestServer, testOperatorKey } from '../testing/testServer';
import type { TestServer } from '../testing/testServer';

/**
 * Limits that apply to all servers together are enforced by the database, so a second server must not double any of
 * them.
 */
describe('two servers on one database', () => {
  let one: TestServer;
  let other: TestServer;
  beforeAll(async () => {
    one = await createTestServer({ stories: [], config: { pace: true } });
    other = await createTestServer({ stories: [], config: { pace: true }, db: one.db });
  });
  afterAll(() => one.close());
  /** Makes `count` concurrent calls, alternating between the two servers. */
  const alternating = <T>(count: number, call: (server: TestServer, nth: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: count }, (_, nth) => call(nth % 2 === 0 ? one : other, nth)));

  it('exactly one of 50 simultaneous withdrawals on two servers goes through (M4)', async () => {
    const { token } = await one.person({ cash: 5000 });
    const answers = await alternating(50, (server) => server.callOk(postWithdraw, { token, query: { amount: 100 } }));
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1);
  });

  it('one key sent to both moves money once, and both give the same answer (M2)', async () => {
    const { token } = await one.person();
    const request = (server: TestServer) =>
      server.call(postCheckin, { token, key: 'one-window-at-both', query: { action: 'reward' } });
    const first = await request(one);
    expect(first.data).toMatchObject({ status: 1 });
    expect(await request(other)).toEqual(first);
  });

  it('two servers keep one pace of rounds (TASK-27)', async () => {
    const { token } = await one.person();
    const answers = await alternating(8, (server, nth) =>
      server.callOk(postVideoAd, { token, key: `video-number-${nth}`, query: { action: 'reward' } }),
    );
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1);
  });

  it('wrong keys of operators are counted together, and the right one opens both (OPS-11)', async () => {
    const address = '203.0.113.77';
    const codes: number[] = [];
    for (let nth = 0; nth < 8; nth++)
      codes.push(
        (await (nth % 2 === 0 ? one : other).call(getDashboard, { query: { key: 'a-wrong-key-9' }, address })).code,
      );
    expect(codes).toEqual([403, 403, 403, 403, 403, 429, 429, 429]);
    for (const server of [one, other])
      expect((await server.call(getDashboard, { query: { key: testOperatorKey }, address })).code).toBe(200);
  });

  it('files that two servers export at the same moment share no withdrawal, and leave none out (OPS-20, OPS-28)', async () => {
    const market = 'br';
    for (let nth = 0; nth < 12; nth++) await deskOf(one, market).asks();
    const query = { key: testOperatorKey, market, asOf: one.context.now() } as const;
    const files = await alternating(6, (server) => server.callOk(postBatch, { query }));
    const held = files.flatMap(({ file }) =>
      parseCsv(file)
        .records.slice(1)
        .map(({ cells }) => cells[0]),
    );
    expect([held.length, new Set(held).size]).toEqual([12, 12]);
    expect(files.filter(({ id }) => id > 0)).toHaveLength(1);
  });

  it('two servers leave the money sound', () => expectSoundMoney(one.db));
});
