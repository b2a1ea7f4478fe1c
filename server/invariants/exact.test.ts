// @vitest-environment node
import { apiBase } from '@tally/contract/api/endpoint';
import { getWallet } from '@tally/contract/calls/wallet';
import { describe, expect, it } from 'vitest';
import { post, rewardMoves } from '../domain/ledger/ledger';
import { minorOf } from '../domain/ledger/money';
import { expectSoundMoney } from '../testing/invariants';
import { createTestServer } from '../testing/testServer';

describe('money adds up exactly (M7)', () => {
  it('10,000 times 0.1 BRL, each posted to the ledger, is 1000.00 in the wallet (MONEY-6)', async () => {
    const server = await createTestServer({ stories: [] });
    const { token, id } = await server.person({ market: 'br' });
    const each = minorOf(0.1, 'br');
    for (let posted = 0; posted < 10_000; posted += 20) {
      await post(
        server.db,
        id,
        server.context.now(),
        Array.from({ length: 20 }, (_, index) =>
          rewardMoves('videoad', 'br', { cash: each }, `tenth-${posted + index}`),
        ).flat(),
      );
    }
    expect(
      await server.db.query(
        'select count(*) as tenths, sum(amount)::bigint as minor from transfers where user_id = $1 and amount = 10',
        [id],
      ),
    ).toEqual([{ tenths: 10_000, minor: 100_000 }]);
    const answer = await server.fetch(`${apiBase}${getWallet.path}`, { headers: { authorization: `Bearer ${token}` } });
    expect(await answer.text()).toContain('"balance":1000,');
    await expectSoundMoney(server.db);
    await server.close();
  });
});
