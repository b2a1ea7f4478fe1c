import { expect } from 'vitest';
import type { Sql } from '../../db/db';
import type { HonestProvider } from './honestProvider';

/**
 * Fails when the ledger says that other money left than the provider paid, withdrawal by withdrawal, or when somebody
 * has more than they earned.
 */
export async function expectPaidAsBooked(
  db: Sql,
  provider: HonestProvider,
  people: readonly { readonly id: number }[],
): Promise<void> {
  const paid = provider.paid();
  for (const { id: person } of people) {
    const rows = await db.query<{ id: number; amount: number; status: number; by: string }>(
      'select id, amount, status, settled_by as by from withdrawals where user_id = $1',
      [person],
    );
    for (const { id, status, by } of rows)
      expect([id, paid.get(id) ?? 0]).toEqual([id, status === 2 && by === 'provider' ? 1 : 0]);
    const [balance] = await db.query<{ here: number; paid: number; earned: number }>(
      `select b.cash + b.held as here, b.paid, (
         select sum(amount)::bigint from transfers t where t.user_id = b.user_id and t.source = 'rewards'
       ) as earned
       from balances b where b.user_id = $1`,
      [person],
    );
    const byHand = rows.filter(({ status, by }) => status === 2 && by === 'operator');
    const left =
      rows.reduce((sum, { id, amount }) => sum + (paid.get(id) ?? 0) * amount, 0) +
      byHand.reduce((sum, { amount }) => sum + amount, 0);
    expect([person, balance?.paid]).toEqual([person, left]);
    expect([person, (balance?.here ?? 0) + left]).toEqual([person, balance?.earned]);
  }
}
