// @vitest-environment node
import { secondKeyAbove } from '../../limits/secondOperator';
import { postAdjustment } from '@tally/contract/calls/approvals';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDeskServer, deskOf } from '../../testing/payouts/desk';
import type { TestServer } from '../../testing/testServer';

const market = 'ph';
/** In minor units. */
const limit = secondKeyAbove[market] * 100;

let server: TestServer;
let desk: ReturnType<typeof deskOf>;
beforeAll(async () => {
  server = await createDeskServer();
  desk = deskOf(server, market);
});
beforeEach(() => server.db.exec('truncate users, payout_exports, payout_exceptions, approvals, releases cascade'));
afterAll(() => server.close());

/** Budi has let this much leave already, in minor units. */
const budiLet = (amount: number) =>
  server.db.query(
    `insert into releases (at, market, operator, door, subject_id, amount) values ($1, $2, 'budi', 'pay', 1, $3)`,
    [server.context.now(), market, amount],
  );
const countOf = async (operator: string) =>
  (
    await server.db.query<{ sum: number }>(
      'select coalesce(sum(amount), 0)::bigint as sum from releases where operator = $1',
      [operator],
    )
  )[0]?.sum;

describe('what goes back to cash counts with what leaves (OPS-35)', () => {
  it.each([
    [limit - 100, ''],
    [limit - 99, 'NEEDS APPROVAL'],
  ])('an exception of 1.00 that pays, after %d: "%s"', async (before, info) => {
    const one = await desk.paidOne();
    await desk.imports([one.payout, 'FAILED', one.batch]);
    const [open] = (await desk.page()).exceptions;
    await budiLet(before);
    expect(await desk.closes(open?.id ?? 0, 'return')).toMatchObject({ info });
    expect(await desk.walletOf(one)).toMatchObject({ balance: info === '' ? 10 : 9 });
    expect(await countOf('budi')).toBe(info === '' ? limit : before);
  });

  it('a payment that comes back gives its operator nothing back', async () => {
    const one = await desk.paidOne();
    expect(await countOf('ana')).toBe(100);
    await desk.takes([one.payout, 'REVERSED', one.batch, { reference: 'D1' }]);
    expect(await desk.walletOf(one)).toMatchObject({ balance: 10 });
    expect(await countOf('ana')).toBe(100);
    expect(await countOf('budi')).toBe(0);
  });

  it('goodwill needs a second operator whatever its amount, and counts for nobody', async () => {
    const { id: userId } = await server.person({ market });
    const query = {
      key: 'the-key-of-ana',
      userId,
      kind: 'goodwill',
      market,
      amount: 0.01,
      reason: 'a lost reward',
    } as const;
    expect(await server.callOk(postAdjustment, { query })).toMatchObject({ info: 'NEEDS APPROVAL' });
    expect(await countOf('ana')).toBe(0);
  });
});
