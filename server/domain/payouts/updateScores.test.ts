// @vitest-environment node
import { dayMs, hourMs } from '@tally/contract/limits/time';
import { postUpdateScore } from '@tally/contract/calls/payouts';
import { getLatestActs } from '@tally/contract/calls/auditLog';
import { postWithdraw } from '@tally/contract/calls/withdrawals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, testOperatorKey } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import { updateScores } from './updateScores';

const key = testOperatorKey;
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: [] });
});
afterAll(() => server.close());

/** Requests a withdrawal of 10 pesos; with `amount` (in minor units) it and the held balance are set to that. */
async function requestWithdrawal(): Promise<void> {
  const { token } = await server.person({ market: 'ph', cash: 100 });
  expect(await server.callOk(postWithdraw, { token, query: { amount: 10 } })).toMatchObject({ status: 1 });
}
interface Preset {
  readonly day?: number;
  readonly pay?: 1 | 2;
  readonly amount?: number;
  readonly asOf?: number;
}
const press = ({ day = 2, pay = 1, amount = 1_000_000, asOf }: Preset = {}) =>
  server.callOk(postUpdateScore, { query: { key, day, pay, amount, asOf } });

describe('a preset of operators (OPS-5)', () => {
  it.each([
    [-1, 1],
    [0, 8],
    [1, 24],
  ])('a preset for newcomers (%i) takes those who joined in the last %i hours, nobody older', async (day, hours) => {
    await requestWithdrawal();
    server.pass(hours * hourMs + 1);
    expect(await press({ day })).toMatchObject({ users: 0, withdrawals: 0 });
    expect(await press({ pay: 2 })).toMatchObject({ withdrawals: 1 });
    server.pass(dayMs - hours * hourMs - 1);
    await requestWithdrawal();
    server.pass(hours * hourMs);
    expect(await press({ day })).toMatchObject({ users: 1, withdrawals: 1 });
    // Back to the hour at which withdrawals are open.
    server.pass(dayMs - hours * hourMs);
  });

  it('a preset takes its own amount, none that it reaches only when rounded up, and is written down (OPS-15)', async () => {
    await requestWithdrawal();
    expect(await press({ amount: 9.995 })).toMatchObject({ withdrawals: 0 });
    expect(await press({ amount: 10 })).toMatchObject({ withdrawals: 1, amount: 10 });
    await requestWithdrawal();
    expect(await press({ pay: 2, amount: 10 })).toMatchObject({ withdrawals: 1, amount: 10 });
    const [refused, paid] = await server.callOk(getLatestActs, { query: { key } });
    expect([refused?.action, paid?.action]).toEqual(['refuse', 'pay']);
  });

  it('a preset takes what its page showed: requested by then, and nothing later (OPS-14)', async () => {
    const shown = server.context.now();
    server.pass(1);
    await requestWithdrawal();
    expect(await press({ asOf: shown })).toMatchObject({ withdrawals: 0 });
    expect(await press({ asOf: shown + 1 })).toMatchObject({ withdrawals: 1 });
  });

  it('a preset resolves so many at once and says that there is more', async () => {
    for (let n = 0; n < 3; n++) await requestWithdrawal();
    const twoAtOnce = () =>
      updateScores(server.db, { day: 2, pay: 1, amount: 10 }, 'ana', server.context.now(), () => undefined, 2);
    expect(await twoAtOnce()).toMatchObject({ info: 'MORE', withdrawals: 2, amount: 20 });
    expect(await twoAtOnce()).toMatchObject({ info: '', withdrawals: 1, amount: 10 });
  });
});
