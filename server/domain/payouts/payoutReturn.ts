import { currencies } from '@tally/contract/market/money';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { post } from '../ledger/ledger';
import { noteArrival } from './payout';
import type { PayoutOf, Resolved } from './payout';

const returnedPayment = statement(
  { person: 'bigint', id: 'bigint', now: 'bigint', reason: 'text' },
  `
update withdrawals
set status = 3, settled_at = :now, paid_week = null, reason = :reason, returned_at = :now
where user_id = :person and id = :id and status = 2
returning amount, type, no, day, number_mark as mark`,
);

/**
 * Books a payment that did not arrive back to cash, in a transaction that has locked its owner's balances: paid becomes
 * failed, once per withdrawal (OPS-25). Nothing else of what followed from the payment is undone.
 *
 * @returns its amount in minor units; undefined when it is not paid
 */
export async function returnIn(
  tx: Sql,
  { id, userId, market }: PayoutOf,
  reason: string,
  now: number,
): Promise<number | undefined> {
  const [returned] = await tx.query<Resolved>(...returnedPayment({ person: userId, id, now, reason }));
  if (!returned) return undefined;
  const { amount } = returned;
  await post(tx, userId, now, [
    { kind: 'refund', currency: currencies[market], source: 'paid', target: 'cash', amount, ref: `withdrawal/${id}` },
  ]);
  await noteArrival(tx, userId, returned, false, now);
  return amount;
}
