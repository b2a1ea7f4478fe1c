import type { Market } from '@tally/contract/market/codes';
import { batchInfos } from '@tally/contract/operator/payoutBatches';
import type { Outcome } from '@tally/contract/api/schemas';
import type { Db } from '../../db/db';
import { statement } from '../../db/statement';
import { noteOperator } from '../shared/operatorLog';
import { accepted, refused } from '../shared/outcome';

const voiding = statement(
  { id: 'bigint', now: 'bigint', operator: 'text', reason: 'text' },
  `
update payout_exports set voided_at = :now, voided_by = :operator, void_reason = :reason, head = null
where id = :id`,
);

/**
 * Voids an export of which an operator states that the provider has not got its file (OPS-21): its withdrawals are no
 * longer with the provider. Refused when a result of it was taken, because then the provider has the file.
 */
export async function voidExport(
  db: Db,
  { id, reason = '' }: { id: number; reason?: string | undefined },
  operator: string,
  now: number,
): Promise<Outcome> {
  const why = reason.trim();
  if (why === '') return refused(batchInfos.needReason);
  return db.tx(async (tx) => {
    const [found] = await tx.query<{ market: Market; voided: boolean; signed: boolean }>(
      `select market, voided_at is not null as voided, signed_at is not null as signed
       from payout_exports
       where id = $1
       for update`,
      [id],
    );
    if (!found) return refused(batchInfos.unknown);
    if (found.voided) return refused(batchInfos.voided);
    if (found.signed) return refused(batchInfos.signed);
    // Locked before the look for results, so that a result that is being taken is waited for.
    await tx.query('select 1 from withdrawals where export_id = $1 and status = 1 order by id for update', [id]);
    const results = await tx.query(
      `select 1 from payout_export_lines where export_id = $1 and result is not null
       union all select 1 from payout_exceptions where export_id = $1 limit 1`,
      [id],
    );
    if (results.length > 0) return refused(batchInfos.hasResults);
    const freed = await tx.query<{ userId: number }>(
      'update withdrawals set export_id = null where export_id = $1 and status = 1 returning user_id as "userId"',
      [id],
    );
    // Nobody is to send its file any more, so the numbers in it are not kept (OPS-28).
    await tx.query('update payout_export_lines set line = null where export_id = $1', [id]);
    await tx.query(...voiding({ id, now, operator, reason: why }));
    const what = `export ${id} of ${found.market}, ${freed.length} withdrawals, the provider has not got it: ${why}`;
    await noteOperator(tx, operator, 'void', what, now, [...new Set(freed.map(({ userId }) => userId))]);
    return accepted;
  });
}
