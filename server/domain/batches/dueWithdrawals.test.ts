// @vitest-environment node
import { postFreeze } from '@tally/contract/calls/people';
import { postWithdraw } from '@tally/contract/calls/withdrawals';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, testOperatorKey } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import { dueOf, oldestDue } from './dueWithdrawals';

let server: TestServer;
const ids: number[] = [];
beforeAll(async () => {
  server = await createTestServer({ stories: [] });
  for (let nth = 0; nth < 7; nth++) {
    const { id, token } = await server.person({ market: 'ph', cash: 10 });
    await server.callOk(postWithdraw, { token, query: { amount: 1 } });
    const [made] = await server.db.query<{ id: number }>('select id from withdrawals where user_id = $1', [id]);
    ids.push(made?.id ?? 0);
    if (nth === 5)
      await server.callOk(postFreeze, {
        query: { key: testOperatorKey, userId: id, action: 'freeze', reason: 'farm' },
      });
  }
  await server.db.query(`update withdrawals set no = 'nobody' where id = any ($1::bigint[])`, [ids.slice(0, 3)]);
});
afterAll(() => server.close());

const oldest = async (most: number, asOf = server.context.now()) =>
  (await server.db.tx((tx) => oldestDue(tx, 'ph', { asOf, now: server.context.now() }, most))).map(({ id }) => id);

it.each([1, 2, 3, 4, 5, 50])(
  'withdrawals that cannot be paid to keep no others out of a file, when %i are read at a time (OPS-16, OPS-26)',
  async (most) => {
    expect(await oldest(most)).toEqual([ids[3], ids[4], ids[6]].slice(0, most));
  },
);

it('a file holds nothing that was requested after its time (OPS-16)', async () => {
  expect(await oldest(50, server.context.now() - 1)).toEqual([]);
});

it('a file leaves out withdrawals of frozen people and those to accounts that cannot be paid, also when they are named (OPS-16, OPS-35)', async () => {
  const named = await server.db.tx((tx) => dueOf(tx, 'ph', ids));
  expect(named.map(({ id }) => id)).toEqual([ids[3], ids[4], ids[6]]);
});
