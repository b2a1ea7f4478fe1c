import { payoutInfos } from '@tally/contract/operator/payouts';
import type { Outcome } from '@tally/contract/api/schemas';
import type { Db } from '../../db/db';
import { statement } from '../../db/statement';
import { alive } from '../../db/states';
import { actIn } from '../act';
import type { Actor } from '../act';
import { forgetFrozenMarks, marksOfPerson } from './frozenMarks';
import { appendAudit } from '../audit/appendAudit';
import { accepted, refused } from '../shared/outcome';
import type { NumberKey } from './walletNumberHash';

const setFrozen = statement(
  { person: 'bigint', at: 'bigint?' },
  `
update users set frozen_at = :at
where id = :person and (${alive()} or :at is null and frozen_at is not null)
returning 1`,
);

/**
 * Freezes a person, or unfreezes them, each with a reason. A frozen person can't withdraw, and their pending withdrawals
 * aren't paid. Somebody who was deleted meanwhile can still be unfrozen, so that their withdrawals can be paid; what
 * keeps them frozen under a new account (OPS-17) is forgotten then.
 */
export async function freeze(
  db: Db,
  { userId, action, reason = '' }: { userId: number; action: 'freeze' | 'unfreeze'; reason?: string | undefined },
  by: Actor,
  numberKey: NumberKey,
): Promise<Outcome> {
  const { now } = by;
  if (reason === '') return refused(payoutInfos.needReason);
  const key = await numberKey();
  return db.tx(async (tx) => {
    const changed = await tx.query(...setFrozen({ person: userId, at: action === 'freeze' ? now : null }));
    if (changed.length === 0) return refused(payoutInfos.unknown);
    if (action === 'unfreeze') await forgetFrozenMarks(tx, userId, await marksOfPerson(tx, userId, key));
    await appendAudit(actIn(tx, by), action, `user ${userId}: ${reason}`, [userId]);
    return accepted;
  });
}
