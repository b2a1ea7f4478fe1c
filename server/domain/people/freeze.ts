import { payoutInfos } from '@tally/contract/operator/payouts';
import type { Outcome } from '@tally/contract/api/schemas';
import type { Db } from '../../db/db';
import { alive } from '../../db/states';
import { forgetFrozenMarks, marksOfPerson } from './frozenMarks';
import { appendAudit } from '../audit/appendAudit';
import { accepted, refused } from '../shared/outcome';
import type { NumberKey } from './walletNumberHash';

/**
 * Freezes a person, or unfreezes them, each with a reason. A frozen person can't withdraw, and their pending withdrawals
 * aren't paid. Somebody who was deleted meanwhile can still be unfrozen, so that their withdrawals can be paid; what
 * keeps them frozen under a new account (OPS-17) is forgotten then.
 */
export async function freeze(
  db: Db,
  { userId, action, reason = '' }: { userId: number; action: 'freeze' | 'unfreeze'; reason?: string | undefined },
  operator: string,
  now: number,
  numberKey: NumberKey,
): Promise<Outcome> {
  if (reason === '') return refused(payoutInfos.needReason);
  const key = await numberKey();
  return db.tx(async (tx) => {
    const changed = await tx.query(
      `update users set frozen_at = $2
       where id = $1 and (${alive()} or $2::bigint is null and frozen_at is not null)
       returning 1`,
      [userId, action === 'freeze' ? now : null],
    );
    if (changed.length === 0) return refused(payoutInfos.unknown);
    if (action === 'unfreeze') await forgetFrozenMarks(tx, userId, await marksOfPerson(tx, userId, key));
    await appendAudit(tx, operator, action, `user ${userId}: ${reason}`, now, [userId]);
    return accepted;
  });
}
