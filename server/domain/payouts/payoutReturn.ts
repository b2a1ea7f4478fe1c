import { currencies } from '@tally/contract/market/money';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { tellWithdrawal } from '../events/tellEvents';
import { post } from '../ledger/ledger';
import { toWire } from '../ledger/money';
import { noteOperator } from '../shared/operatorLog';
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
  await tellWithdrawal(tx, { id, userId }, 'withdrawal.returned', now);
  return amount;
}

const newReversal = statement(
  { market: 'text', reference: 'text', id: 'bigint', export: 'bigint', now: 'bigint', operator: 'text' },
  `
insert into payout_reversals (market, reference, withdrawal_id, export_id, at, operator)
values (:market, :reference, :id, :export, :now, :operator)
on conflict do nothing
returning 1`,
);

/** Whether another withdrawal of the market came back under this reference (OPS-31). */
export const isReferenceOfAnother = async (tx: Sql, { id, market }: PayoutOf, reference: string): Promise<boolean> =>
  (
    await tx.query('select 1 from payout_reversals where market = $1 and reference = $2 and withdrawal_id <> $3', [
      market,
      reference,
      id,
    ])
  ).length > 0;

/**
 * Books a payment that came back to cash, by the provider's own reference for that (OPS-31), in a transaction that has
 * locked its owner's balances.
 *
 * @returns false when another withdrawal came back under this reference; then nothing is booked
 */
export async function reverseIn(
  tx: Sql,
  payout: PayoutOf,
  { exportId, reference, reason }: { exportId: number; reference: string; reason: string },
  operator: string,
  now: number,
): Promise<boolean> {
  const { id, market } = payout;
  const kept = await tx.query(...newReversal({ market, reference, id, export: exportId, now, operator }));
  if (kept.length === 0) return false;
  const amount = await returnIn(tx, payout, reason, now);
  if (amount === undefined) throw new Error(`Withdrawal ${id} is not paid.`);
  const money = `${toWire(amount, market)} ${currencies[market]}`;
  const detail = `withdrawal ${id}, export ${exportId}, ${money} back to cash, ${reference}${reason && `: ${reason}`}`;
  await noteOperator(tx, operator, 'reverse', detail, now, [payout.userId]);
  return true;
}
