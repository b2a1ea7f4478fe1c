import { approvalInfos } from '@tally/contract/operator/approvals';
import { payoutInfos } from '@tally/contract/operator/payouts';
import type { PayoutWarning } from '@tally/contract/operator/payoutWarnings';
import type { Db } from '../../db/db';
import { actIn } from '../act';
import type { Actor } from '../act';
import type { CarryOut } from '../approvals/carryOut';
import { appendAudit } from '../audit/appendAudit';
import { refuseChanged } from './changedWarnings';
import { resolveIn, resolveWithdrawal } from '../withdrawals/resolveWithdrawal';
import { accepted, refused } from '../shared/outcome';
import type { PressOutcome } from '../shared/outcome';
import { payOne, pendingOne, payRefusal } from './payOne';

/** An operator's decision on a withdrawal, with its reason. */
export interface PayoutDecision {
  readonly id: number;
  readonly action: 'pay' | 'refuse';
  readonly reason?: string | undefined;
  /** The warnings that the operator's page showed. */
  readonly warnings?: readonly PayoutWarning[] | undefined;
}

/**
 * Pays a withdrawal, or refuses it with a reason; repeated decisions resolve it only once. Withdrawals of frozen people
 * are not paid, nor those to an account that is invalid (OPS-27), and what is with the provider is resolved by its
 * results alone (OPS-20). A payment above what one operator may let leave alone waits for a second one (OPS-35), and
 * one with warnings that the operator's page did not show is not made (OPS-66).
 */
export async function decidePayout(
  db: Db,
  { id, action, reason = '', warnings = [] }: PayoutDecision,
  by: Actor,
): Promise<PressOutcome> {
  const { now } = by;
  if (action === 'refuse' && reason === '') return refused(payoutInfos.needReason);
  const pending = await pendingOne(db, id);
  const refusal = payRefusal(pending, action);
  if (!pending || refusal !== undefined) return refused(refusal ?? payoutInfos.resolved);
  const detail = `withdrawal ${id}${reason && `: ${reason}`}`;
  if (action === 'pay') {
    const changed = await refuseChanged(db, pending.market, id, warnings);
    if (changed) return changed;
    const payment = await payOne(db, pending, by, { detail });
    if (payment) return payment.ended === 'paid' ? accepted : refused(payment.info);
  } else {
    const amount = await resolveWithdrawal(
      db,
      pending,
      { paid: false, now },
      {
        reason,
        append: (tx) => appendAudit(actIn(tx, by), action, detail, [pending.userId]),
      },
    );
    if (amount !== undefined) return accepted;
  }
  // Another request was first: it was resolved, or exported.
  return refused(payRefusal(await pendingOne(db, id), action) ?? payoutInfos.resolved);
}

/**
 * Pays a withdrawal with a second operator's approval (OPS-35), if it is the approved one with the approved amount.
 * Runs in a transaction that has locked the owner's balances.
 */
export const payApproved: CarryOut = async (act, { subjectId: id, amount, market }) => {
  const { tx, now } = act;
  const pending = await pendingOne(tx, id);
  const refusal = payRefusal(pending, 'pay');
  if (!pending || refusal !== undefined) return refused(refusal ?? payoutInfos.resolved);
  if (pending.amount !== amount || pending.market !== market) return refused(approvalInfos.changed);
  const paid = await resolveIn(tx, pending, { paid: true, now });
  if (paid === undefined) return refused(payRefusal(await pendingOne(tx, id), 'pay') ?? payoutInfos.resolved);
  await appendAudit(act, 'pay', `withdrawal ${id}, approved`, [pending.userId]);
  return accepted;
};
