import type { Market } from '@tally/contract/market/codes';
import { approvalInfos } from '@tally/contract/operator/approvals';
import { batchInfos } from '@tally/contract/operator/batches';
import type { Outcome } from '@tally/contract/api/schemas';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { pending } from '../../db/states';
import { requestApproval } from '../approvals/requestApproval';
import type { CarryOut } from '../approvals/carryOut';
import { aloneOf, mayVoidAlone } from '../marketRules/aloneLimits';
import { readRules } from '../marketRules/versions';
import { appendAudit } from '../audit/appendAudit';
import { accepted, refused } from '../shared/outcome';
import { hasResults } from './batchList';

const voiding = statement(
  { id: 'bigint', now: 'bigint', operator: 'text', reason: 'text' },
  `
update payout_exports set voided_at = :now, voided_by = :operator, void_reason = :reason, head = null
where id = :id`,
);

/**
 * Voids a batch when an operator states that the provider does not have its file (OPS-21): its withdrawals are no
 * longer with the provider. Refuses once a result was imported, because then the provider has the file. Above the
 * market's limit it waits for a second operator (OPS-35).
 */
export async function voidBatch(
  db: Db,
  { id, reason = '' }: { id: number; reason?: string | undefined },
  operator: string,
  now: number,
): Promise<Outcome> {
  if (reason === '') return refused(batchInfos.needReason);
  return db.tx((tx) => voidIn(tx, id, reason, operator, now));
}

/** Voids a batch with a second operator's approval (OPS-35), if its sum is still the approved one. */
export const voidApproved: CarryOut = (tx, { subjectId, reason, amount }, operator, now) =>
  voidIn(tx, subjectId, reason, operator, now, amount);

/** @param approved the sum (minor units) that a second operator approved; undefined: nobody has */
async function voidIn(
  tx: Sql,
  id: number,
  why: string,
  operator: string,
  now: number,
  approved?: number,
): Promise<Outcome> {
  const [found] = await tx.query<{ market: Market; voided: boolean; signed: boolean; sum: number; largest: number }>(
    `select market, voided_at is not null as voided, signed_at is not null as signed, sum,
            (select coalesce(max(l.amount), 0) from payout_export_lines l where l.export_id = payout_exports.id) as largest
     from payout_exports
     where id = $1
     for update`,
    [id],
  );
  if (!found) return refused(batchInfos.unknown);
  if (found.voided) return refused(batchInfos.voided);
  if (found.signed) return refused(batchInfos.signed);
  // Locked before the look for results, so that a result that is being taken is waited for.
  await tx.query(`select 1 from withdrawals where export_id = $1 and ${pending()} order by id for update`, [id]);
  const results = await tx.query(`select 1 from payout_exports e where e.id = $1 and ${hasResults}`, [id]);
  if (results.length > 0) return refused(batchInfos.hasResults);
  const { market, sum } = found;
  if (approved !== undefined && approved !== sum) return refused(approvalInfos.changed);
  const limits = aloneOf(await readRules(tx, market, now), market, 0);
  if (approved === undefined && !mayVoidAlone(found, limits))
    return requestApproval(
      tx,
      { act: 'void', market, subjectId: id, userId: null, amount: sum, reason: why },
      operator,
      now,
    );
  const freed = await tx.query<{ userId: number }>(
    `update withdrawals set export_id = null where export_id = $1 and ${pending()} returning user_id as "userId"`,
    [id],
  );
  // Nobody is to send its file any more, so the numbers in it are not kept (OPS-28).
  await tx.query('update payout_export_lines set line = null where export_id = $1', [id]);
  await tx.query(...voiding({ id, now, operator, reason: why }));
  const what = `export ${id} of ${market}, ${freed.length} withdrawals, the provider has not got it: ${why}`;
  await appendAudit(tx, operator, 'void', what, now, [...new Set(freed.map(({ userId }) => userId))]);
  return accepted;
}
