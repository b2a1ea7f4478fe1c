import { currencies } from '@tally/contract/market/money';
import { passbookStatus } from '@tally/contract/wallet/withdraw';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { paid } from '../../db/states';
import type { Act } from '../act';
import { enqueueWithdrawal } from '../events/enqueueEvents';
import { post } from '../ledger/ledger';
import { markMoneyCame } from '../ledger/markMoneyCame';
import { toWire } from '../ledger/money';
import { appendAudit } from '../audit/appendAudit';
import { recordArrival } from '../withdrawals/resolveWithdrawal';
import type { PayoutOf, Resolved } from '../withdrawals/resolveWithdrawal';

/** When all of it has come back, a payment is one that failed; until then it stays paid. */
const returnedPayment = statement(
  { person: 'bigint', id: 'bigint', now: 'bigint', reason: 'text', part: 'bigint?' },
  `
with before as (
  select id, came_back, coalesce(:part, amount - came_back) as part, amount - came_back as rest
  from withdrawals
  where user_id = :person and id = :id and ${paid()}
  for update
)
update withdrawals w
set came_back = before.came_back + before.part, returned_at = :now, reason = :reason,
  status = case when before.part = before.rest then ${passbookStatus.failed} else ${passbookStatus.paid} end,
  settled_at = case when before.part = before.rest then :now else w.settled_at end,
  paid_week = case when before.part = before.rest then null else w.paid_week end
from before
where w.user_id = :person and w.id = before.id and before.part <= before.rest
returning before.part as amount, before.came_back as before, w.status, w.type, w.no, w.day, w.number_mark as mark`,
);

/**
 * Books a payment that did not arrive, or a part of it that came back, to cash, in a transaction that has locked its
 * owner's balances: when all of it has come back, paid becomes failed (OPS-25, OPS-31). Nothing else of what followed
 * from the payment is undone.
 *
 * @param part in minor units; without it all that has not come back yet
 * @returns how much was booked, in minor units; undefined when it is not paid
 */
export async function returnIn(
  tx: Sql,
  { id, userId, market }: PayoutOf,
  { reason, now, part = null }: { readonly reason: string; readonly now: number; readonly part?: number | null },
): Promise<number | undefined> {
  const [returned] = await tx.query<Resolved & { readonly before: number; readonly status: number }>(
    ...returnedPayment({ person: userId, id, now, reason, part }),
  );
  if (!returned) return undefined;
  const { amount, before, status } = returned;
  // What had come back before tells the parts apart.
  const ref = before === 0 ? `withdrawal/${id}` : `withdrawal/${id}/${before}`;
  await post(tx, userId, now, [
    { kind: 'refund', currency: currencies[market], source: 'paid', target: 'cash', amount, ref },
  ]);
  if (status === passbookStatus.failed) await recordArrival(tx, userId, returned, { paid: false, now });
  else await markMoneyCame(tx, userId, now);
  await enqueueWithdrawal(tx, { id, userId }, 'withdrawal.returned', now);
  return amount;
}

const newReversal = statement(
  {
    market: 'text',
    reference: 'text',
    id: 'bigint',
    export: 'bigint',
    now: 'bigint',
    operator: 'text',
    amount: 'bigint',
    said: 'bigint',
  },
  `
insert into payout_reversals (market, reference, withdrawal_id, export_id, at, operator, amount, said)
values (:market, :reference, :id, :export, :now, :operator, :amount, :said)
on conflict do nothing
returning 1`,
);

const sameReference = statement(
  { market: 'text', reference: 'text', id: 'bigint' },
  `
select 1 from payout_reversals
where market = :market and lower(reference) = lower(:reference) and withdrawal_id <> :id`,
);

/** Whether another withdrawal of the market came back under this reference (OPS-31). */
export const isReferenceOfAnother = async (tx: Sql, { id, market }: PayoutOf, reference: string): Promise<boolean> =>
  (await tx.query(...sameReference({ market, reference, id }))).length > 0;

/** What a line says of a payment that came back; amounts in minor units. */
export interface CameBack {
  readonly exportId: number;
  readonly reference: string;
  readonly reason: string;
  /** The booked amount, and the amount in the line, which is larger when less was left to book. */
  readonly amount: number;
  readonly said: number;
}

/**
 * Books a payment, or a part of it, that came back to cash, by the provider's own reference for that (OPS-31), in a
 * transaction that has locked its owner's balances.
 *
 * @returns false when another withdrawal came back under this reference; then nothing is booked
 */
export async function reverseIn(
  act: Act,
  payout: PayoutOf,
  { exportId, reference, reason, amount, said }: CameBack,
): Promise<boolean> {
  const { tx, operator, now } = act;
  const { id, market } = payout;
  const kept = await tx.query(...newReversal({ market, reference, id, export: exportId, now, operator, amount, said }));
  if (kept.length === 0) return false;
  if ((await returnIn(tx, payout, { reason, now, part: amount })) === undefined)
    throw new Error(`Withdrawal ${id} is not paid.`);
  const money = `${toWire(amount, market)} ${currencies[market]}`;
  const detail = `withdrawal ${id}, export ${exportId}, ${money} back to cash, ${reference}${reason && `: ${reason}`}`;
  await appendAudit(act, 'reverse', detail, [payout.userId]);
  return true;
}
