// @vitest-environment node
import { dayMs } from '@tally/contract/limits/time';
import { getUserInfo } from '@tally/contract/calls/user';
import { getWithdrawOptions, postWithdraw } from '@tally/contract/calls/withdrawals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payWaiting } from '../../testing/payouts/payWaiting';
import { createTestServer } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: [] });
});
afterAll(() => server.close());

const options = (token: string) => server.callOk(getWithdrawOptions, { token });
const withdrawn = async (token: string, amount: number) =>
  (await server.callOk(postWithdraw, { token, query: { amount } })).info;
const payAll = () => payWaiting(server);

describe('the amounts that are offered (WITHDRAW-3)', () => {
  it('the amounts are the smaller ones until the first withdrawal, then others, also once it has arrived', async () => {
    const { token } = await server.person({ cash: 5000 });
    const hasWithdrawn = async () => (await server.callOk(getUserInfo, { token })).withdrawn;
    expect((await options(token)).map(({ amount }) => amount)).toEqual([100, 1000, 10_000, 100_000]);
    expect(await hasWithdrawn()).toBe(false);
    expect(await withdrawn(token, 20_000)).toBe('BAD AMOUNT');
    expect(await withdrawn(token, 100)).toBe('');
    expect((await options(token)).map(({ amount }) => amount)).toEqual([1000, 10_000, 20_000, 100_000]);
    await payAll();
    server.pass(dayMs);
    expect((await options(token)).map(({ amount }) => amount)).toEqual([1000, 10_000, 20_000, 100_000]);
    expect(await hasWithdrawn()).toBe(true);
    expect(await withdrawn(token, 100)).toBe('BAD AMOUNT');
    expect(await withdrawn(token, 20_000)).toBe('NOT ENOUGH');
  });

  it('the amounts say how many members are still missing (WITHDRAW-16)', async () => {
    const { token, id } = await server.person({ market: 'br', cash: 1000 });
    for (let nth = 0; nth < 2; nth++) {
      const member = await server.person({ market: 'br', invitedBy: id });
      await server.db.query('update users set valid_at = 1 where id = $1', [member.id]);
      expect((await options(token)).at(3)).toMatchObject({ info: 'NEED MEMBERS', need: 2 - nth });
    }
  });
});

it('a person has one withdrawal a day, whatever is known of the wallet number (WITHDRAW-10)', async () => {
  const { token, id } = await server.person({ cash: 5000 });
  expect(await withdrawn(token, 100)).toBe('');
  await payAll();
  server.pass(6 * 60_000);
  // Simulates a withdrawal made before wallet numbers were remembered.
  await server.db.query('delete from wallet_numbers where user_id = $1', [id]);
  expect(await withdrawn(token, 1000)).toBe('ONCE DAILY');
});
