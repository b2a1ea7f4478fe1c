import { payoutInfos } from '@tally/contract/payouts';
import type { Outcome } from '@tally/contract/schemas';
import type { Db } from '../db/db';
import { noteOperator } from './operatorLog';
import { accepted, refused } from './outcome';

/**
 * Freezes a person with a reason, or unfreezes them. A frozen person can't withdraw, and their pending withdrawals
 * aren't paid.
 */
export async function freeze(
  db: Db,
  { userId, action, reason = '' }: { userId: number; action: 'freeze' | 'unfreeze'; reason?: string | undefined },
  operator: string,
  now: number,
): Promise<Outcome> {
  if (action === 'freeze' && reason.trim() === '') return refused(payoutInfos.needReason);
  return db.tx(async (tx) => {
    const changed = await tx.query('update users set frozen_at = $2 where id = $1 and status = 1 returning 1', [
      userId,
      action === 'freeze' ? now : null,
    ]);
    if (changed.length === 0) return refused(payoutInfos.unknown);
    await noteOperator(tx, operator, action, `user ${userId}${reason && `: ${reason.trim()}`}`, now);
    return accepted;
  });
}
