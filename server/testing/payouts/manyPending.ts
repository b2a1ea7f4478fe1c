import type { Market } from '@tally/contract/market/codes';
import { currencies } from '@tally/contract/market/money';
import type { TestServer } from '../testServer';

/**
 * Gives people a pending withdrawal each, of these amounts (minor units), as far as there are amounts.
 *
 * @returns the ids of the withdrawals, in the same order
 */
export async function pendingOf(
  server: TestServer,
  market: Market,
  people: readonly number[],
  amounts: readonly number[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const [nth, amount] of amounts.entries()) {
    const person = people[nth] ?? 0;
    const [row] = await server.db.query<{ id: number }>(
      `insert into withdrawals (user_id, currency, amount, day, at, type, no, number_mark, key_kind)
       select user_id, $2, $3, 20261118, $4, type, no, 'mark' || user_id, case when type = 'PIX' then 'MAIL' else 'PHONE' end
       from ewallets where user_id = $1
       returning id`,
      [person, currencies[market], amount, server.context.now()],
    );
    await server.db.query('update balances set held = held + $2 where user_id = $1', [person, amount]);
    ids.push(row?.id ?? 0);
  }
  return ids;
}

/**
 * New people with a pending withdrawal each, of these amounts (minor units).
 *
 * @returns the ids of the withdrawals, in the same order
 */
export async function manyPending(server: TestServer, market: Market, amounts: readonly number[]): Promise<number[]> {
  const people: number[] = [];
  while (people.length < amounts.length) people.push((await server.person({ market, cash: 1 })).id);
  return pendingOf(server, market, people, amounts);
}
