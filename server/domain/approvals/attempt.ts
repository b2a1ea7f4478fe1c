import { approvalInfos } from '@tally/contract/operator/approvals';
import type { Outcome } from '@tally/contract/api/schemas';
import { isRefusedValue } from '../../db/db';
import type { Sql } from '../../db/db';
import { refused } from '../shared/outcome';

/**
 * Carries out an approved act in its transaction. What the database refuses, such as more than a balance can hold, is
 * undone and refused with a reason: it would be refused every time, and the request would keep its place (OPS-36). Any
 * other error may be over the next time, and is thrown.
 */
export async function attempt(tx: Sql, act: () => Promise<Outcome>): Promise<Outcome> {
  await tx.query('savepoint act');
  try {
    return await act();
  } catch (error) {
    if (!isRefusedValue(error)) throw error;
    await tx.query('rollback to savepoint act');
    return refused(approvalInfos.impossible);
  }
}
