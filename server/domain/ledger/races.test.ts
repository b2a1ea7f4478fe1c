// @vitest-environment node
import { postAdjustment } from '@tally/contract/calls/approvals';
import { getPayouts, postPayout, postPayShown } from '@tally/contract/calls/payouts';
import { postAccountStatus } from '@tally/contract/calls/people';
import { getIncome } from '@tally/contract/calls/income';
import { getWallet } from '@tally/contract/calls/wallet';
import { postWithdraw } from '@tally/contract/calls/withdrawals';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectSoundMoney } from '../../testing/invariants';
import { approveAll } from '../../testing/payouts/approveAll';
import { payWaiting, resolveWaiting } from '../../testing/payouts/payWaiting';
import { raceDb } from '../../testing/races/raceDb';
import type { RaceDb } from '../../testing/races/raceDb';
import { openTestDb } from '../../testing/testDb';
import { createTestServer, testOperatorKey } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';

/** What happens between the look of a request and its decision; on both kinds of database in the same order. */

const key = testOperatorKey;
let race: RaceDb;
let server: TestServer;
beforeAll(async () => {
  race = raceDb(await openTestDb());
  server = await createTestServer({ db: race.db, stories: [] });
});
beforeEach(() => resolveWaiting(server, 2));
afterAll(async () => {
  await expectSoundMoney(server.db);
  await server.close();
});

/** Somebody has asked for all that they have. */
async function asks(amount = 1000) {
  const person = await server.person({ cash: amount });
  expect(await server.callOk(postWithdraw, { token: person.token, query: { amount } })).toMatchObject({ info: '' });
  const [row] = await server.db.query<{ id: number }>('select id from withdrawals where user_id = $1', [person.id]);
  return { ...person, payout: row?.id ?? 0 };
}

describe('a withdrawal that fails while another one is asked for', () => {
  it.each([
    ['all', 1000, 1000, 'NOT ENOUGH'],
    ['901', 901, 100, 'NOT ENOUGH'],
    ['900', 900, 100, ''],
  ])(
    'a person who owes %s of the 1000 that come back can withdraw only the rest (OPS-36)',
    async (_, owed, amount, info) => {
      const { id, token, payout } = await asks();
      const adjustment = { key, userId: id, kind: 'clawback', market: 'id', amount: owed, reason: 'a farm' } as const;
      await server.callOk(postAdjustment, { query: adjustment });
      await approveAll(server);
      server.pass(10 * 60_000);
      // The request has settled what was due, and begins to decide about the withdrawal.
      race.before(/as "lastAt"/, () =>
        server.callOk(postPayout, { query: { key, id: payout, action: 'refuse', reason: 'wrong name' } }),
      );
      expect(await server.callOk(postWithdraw, { token, query: { amount } })).toMatchObject({ info });
      expect(race.happened()).toBe(true);
      const left = 1000 - owed - (info === '' ? amount : 0);
      expect(await server.callOk(getIncome, { token })).toMatchObject({ cash: left, debt: 0 });
    },
  );
});

describe('an account that is declared invalid while it is paid (OPS-27)', () => {
  const declaresInvalid = (userId: number) => () =>
    server.callOk(postAccountStatus, {
      query: { key, userId, action: 'invalidate', asOf: server.context.now(), reason: 'no such number' },
    });
  const presses: readonly (readonly [string, (payout: number) => Promise<unknown>])[] = [
    ['a payment', (id) => server.callOk(postPayout, { query: { key, id, action: 'pay' } })],
    [
      'a press for a page',
      async (id) => {
        const { asOf } = await server.callOk(getPayouts, { query: { key, market: 'id' } });
        return server.callOk(postPayShown, { query: { key, market: 'id', asOf }, body: { ids: [id] } });
      },
    ],
    ['a preset', () => payWaiting(server)],
  ];
  it.each(presses)('%s pays nothing to it, and the money waits', async (_, press) => {
    const { id, token, payout } = await asks();
    race.before(/update withdrawals w\s+set status/, declaresInvalid(id));
    const answer = await press(payout);
    expect(race.happened()).toBe(true);
    expect(answer).toMatchObject(
      'withdrawals' in (answer as object) ? { withdrawals: 0 } : { status: 2, info: 'INVALID ACCOUNT' },
    );
    expect(await server.callOk(getWallet, { token })).toMatchObject({ paying: 1000 });
    expect(await server.db.query('select status from withdrawals where id = $1', [payout])).toEqual([{ status: 1 }]);
  });
});
