import type { Market } from '@tally/contract/market/codes';
import { approvalInfos } from '@tally/contract/operator/approvals';
import { batchInfos } from '@tally/contract/operator/batches';
import type { Outcome } from '@tally/contract/api/schemas';
import type { Db } from '../../db/db';
import { statement } from '../../db/statement';
import { pending } from '../../db/states';
import { actIn } from '../act';
import type { Act, Actor } from '../act';
import { requestApproval } from '../approvals/requestApproval';
import type { CarryOut } from '../approvals/carryOut';
import { aloneOf, mayVoidAlone } from '../marketRules/aloneLimits';
import { appendAudit } from '../audit/appendAudit';
import { accepted, refused } from '../shared/outcome';
import { forgetLines } from './batchFile';
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
  by: Actor,
): Promise<Outcome> {
  if (reason === '') return refused(batchInfos.needReason);
  return db.tx((tx) => voidIn(actIn(tx, by), id, reason));
}

/** Voids a batch with a second operator's approval (OPS-35), if its sum is still the approved one. */
export const voidApproved: CarryOut = (act, { subjectId, reason, amount }) => voidIn(act, subjectId, reason, amount);

const lockForVoiding = statement(
  { id: 'bigint' },
  `
select market, voided_at is not null as voided, signed_at is not null as signed, sum,
       (select coalesce(max(l.amount), 0) from payout_export_lines l where l.export_id = payout_exports.id) as largest
from payout_exports
where id = :id
for update`,
);

const lockPending = statement(
  { id: 'bigint' },
  `select 1 from withdrawals where export_id = :id and ${pending()} order by id for update`,
);

const withResults = statement({ id: 'bigint' }, `select 1 from payout_exports e where e.id = :id and ${hasResults}`);

const leaveBatch = statement(
  { id: 'bigint' },
  `update withdrawals set export_id = null where export_id = :id and ${pending()} returning user_id as "userId"`,
);

/** @param approved the sum (minor units) that a second operator approved; undefined: nobody has */
async function voidIn(act: Act, id: number, reason: string, approved?: number): Promise<Outcome> {
  const { tx, operator, now } = act;
  const [found] = await tx.query<{ market: Market; voided: boolean; signed: boolean; sum: number; largest: number }>(
    ...lockForVoiding({ id }),
  );
  if (!found) return refused(batchInfos.unknown);
  if (found.voided) return refused(batchInfos.voided);
  if (found.signed) return refused(batchInfos.signed);
  // Locked before the look for results, so that a result that is being taken is waited for.
  await tx.query(...lockPending({ id }));
  const results = await tx.query(...withResults({ id }));
  if (results.length > 0) return refused(batchInfos.hasResults);
  const { market, sum } = found;
  if (approved !== undefined && approved !== sum) return refused(approvalInfos.changed);
  const limits = aloneOf(await act.rules(market), market, 0);
  if (approved === undefined && !mayVoidAlone(found, limits))
    return requestApproval(act, { act: 'void', market, subjectId: id, userId: null, amount: sum, reason });
  const freed = await tx.query<{ userId: number }>(...leaveBatch({ id }));
  // Nobody is to send its file any more, so the numbers in it are not kept (OPS-28).
  await forgetLines(tx, id);
  await tx.query(...voiding({ id, now, operator, reason }));
  const what = `export ${id} of ${market}, ${freed.length} withdrawals, the provider has not got it: ${reason}`;
  await appendAudit(act, 'void', what, [...new Set(freed.map(({ userId }) => userId))]);
  return accepted;
}
