// @vitest-environment node
import { getIncome } from '@tally/contract/calls/income';
import { postWithdraw } from '@tally/contract/calls/withdrawals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import { post, totalIncome } from './ledger';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: [] });
});
afterAll(() => server.close());

describe('the ledger', () => {
  it('the ledger counts as income what is there, under way, arrived and lapsed (INCOME-3)', () => {
    expect(totalIncome({ cash: 1, held: 20, paid: 300, lapsed: 4000 })).toBe(4321);
  });

  it('a person gets their coins, their cash and all that they have earned, also what is on its way (INCOME-3)', async () => {
    const { token } = await server.person({ coin: 1234, cash: 50_000 });
    expect(await server.callOk(postWithdraw, { token, query: { amount: 1000 } })).toMatchObject({ status: 1 });
    expect(await server.callOk(getIncome, { token })).toMatchObject({ coin: 1234, cash: 49_000, totalIncome: 50_000 });
  });

  it('the ledger moves nothing for a reward of nothing, and says the balances', async () => {
    const { id } = await server.person({ cash: 5 });
    expect(await post(server.db, id, server.context.now(), [])).toMatchObject({ coin: 0, cash: 5, held: 0 });
  });
});
