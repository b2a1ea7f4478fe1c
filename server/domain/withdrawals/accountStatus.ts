import { accountStatus } from '@tally/contract/wallet/account';
import { payoutInfos } from '@tally/contract/operator/payouts';
import type { Outcome } from '@tally/contract/api/schemas';
import type { Db } from '../../db/db';
import { lockBalances } from '../ledger/ledger';
import { noteOperator } from '../shared/operatorLog';
import { accepted, refused } from '../shared/outcome';

/**
 * Condition in SQL: the withdrawal `w` goes to an account that operators have declared invalid (OPS-27). A value of one
 * row, because for `exists` the database may read all accounts.
 */
export const goesToInvalid = `coalesce((
  select e.status = ${accountStatus.invalid} and e.type = w.type and e.no = w.no
  from ewallets e where e.user_id = w.user_id
), false)`;

/** An operator's decision about the account of a person. */
export interface AccountDecision {
  readonly userId: number;
  readonly action: 'invalidate' | 'restore';
  /** When the operator's page was made, ms since the epoch. */
  readonly asOf: number;
  readonly reason?: string | undefined;
}

const isInvalid = `status = ${accountStatus.invalid}`;

const invalidation = `
update ewallets
set status = ${accountStatus.invalid}, status_before = case when ${isInvalid} then status_before else status end
where user_id = $1 and at <= $2
returning 1`;

const restoration = `
update ewallets
set status = coalesce(status_before, ${accountStatus.submitted}), status_before = null
where user_id = $1 and at <= $2 and ${isInvalid}
returning 1`;

/**
 * Declares a person's e-wallet account invalid, with a reason, or restores the status that it had before (OPS-27). An
 * account that was entered after the operator's page was made is another one, and is left alone. No money moves: what
 * is pending to the account stays so until it is refused, or the account restored.
 */
export async function setAccountStatus(
  db: Db,
  { userId, action, asOf, reason = '' }: AccountDecision,
  operator: string,
  now: number,
): Promise<Outcome> {
  const invalidates = action === 'invalidate';
  if (invalidates && reason.trim() === '') return refused(payoutInfos.needReason);
  return db.tx(async (tx) => {
    const [known] = await tx.query('select 1 from ewallets where user_id = $1', [userId]);
    if (!known) return refused(payoutInfos.noAccount);
    // Withdrawals, payments and the entry of another account take the same lock.
    await lockBalances(tx, userId);
    const changed = await tx.query(invalidates ? invalidation : restoration, [userId, asOf]);
    if (changed.length === 0) return refused(payoutInfos.otherAccount);
    await noteOperator(tx, operator, `${action} account`, `user ${userId}${reason && `: ${reason.trim()}`}`, now, [
      userId,
    ]);
    return accepted;
  });
}
