// @vitest-environment node
import { getRank } from '@tally/contract/calls/rank';
import { passbookStatus } from '@tally/contract/wallet/withdraw';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer } from '../../testing/testServer';
import type { TestServer } from '../../testing/testServer';
import { deletePerson } from '../deletion/deletion';
import { lastWeekOf } from './resolveWithdrawal';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ stories: ['rich'] });
});
afterAll(() => server.close());

describe('the ranking', () => {
  it("the ranking shows last week's largest withdrawals, one for each person, account ids masked (INVITE-5, INVITE-8, API-22)", async () => {
    const entries = await server.callOk(getRank, { query: { locale: 'pt_br' } });
    expect(entries.length).toBeGreaterThanOrEqual(8);
    expect(entries.map(({ rankId }) => rankId)).toEqual(entries.map((_, index) => index + 1));
    expect(entries.map(({ amount }) => amount)).toEqual(entries.map(({ amount }) => amount).sort((a, b) => b - a));
    for (const { accountId } of entries) expect(accountId).toMatch(/^.•{4}@/);
    expect(await server.callOk(getRank, { query: { appPkgName: 'com.tally.br' } })).toEqual(entries);
  });

  it('the ranking names equal amounts in the order they were asked for, each person once', async () => {
    const before = (await server.callOk(getRank, { query: { locale: 'en_ph' } })).length;
    const week = lastWeekOf(server.context.now(), 'ph');
    // Inserted in another order than that of their ids.
    for (const [id, name, amount] of [
      [900_003, 'Third', 9_000_000],
      [900_001, 'First', 9_000_000],
      [900_002, 'Second', 9_000_000],
      [900_004, 'First', 8_000_000],
    ] as const) {
      const [known] = await server.db.query<{ id: number }>('select id from users where name = $1', [name]);
      const userId = known?.id ?? (await server.person({ market: 'ph' })).id;
      await server.db.query('update users set name = $2 where id = $1', [userId, name]);
      await server.db.query(
        `insert into withdrawals (id, user_id, currency, amount, status, day, at, settled_at, paid_week, type, no) values ($1::bigint, $2, 'PHP', $3, ${passbookStatus.paid}, $1::integer, $4::bigint, $4::bigint, $5, 'GCash', '09171234567')`,
        [id, userId, amount, server.context.now(), week],
      );
    }
    const entries = await server.callOk(getRank, { query: { locale: 'en_ph' } });
    expect(entries.slice(0, 3)).toMatchObject([
      { name: 'First', amount: 90_000, rankId: 1, accountId: '09••••67' },
      { name: 'Second', rankId: 2 },
      { name: 'Third', rankId: 3 },
    ]);
    expect(entries).toHaveLength(before + 3);
    await server.db.query('delete from withdrawals where id > 900000');
  });
});

describe('the ranking of a busy week', () => {
  it('the ranking names twenty people, however often each was paid and whoever is gone', async () => {
    const week = lastWeekOf(server.context.now(), 'ph');
    for (let nth = 0; nth < 26; nth++) {
      const { id } = await server.person({ market: 'ph' });
      // The maximum per week: one requested on the day before the week and one on each of its days.
      await server.db.query(
        `insert into withdrawals (user_id, currency, amount, status, day, at, settled_at, paid_week, type, no) select $1, 'PHP', 9000000 - $2::bigint, ${passbookStatus.paid}, 20261100 + n, $3::bigint, $3::bigint, $4, 'GCash', '09171234567' from generate_series(1, 8) n`,
        [id, nth, server.context.now(), week],
      );
      if (nth < 6)
        await deletePerson(
          server.db,
          { numberKey: server.context.numberKey, now: server.context.now() },
          { id, market: 'ph' },
        );
    }
    const entries = await server.callOk(getRank, { query: { locale: 'en_ph' } });
    expect(entries.map(({ amount }) => amount)).toEqual(
      Array.from({ length: 20 }, (_, place) => 90_000 - (place + 6) / 100),
    );
    await server.db.query('delete from withdrawals where amount > 8000000');
  });
});
