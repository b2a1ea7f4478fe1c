import { currencies } from '@tally/contract/market/money';
import type { Market } from '@tally/contract/market/codes';
import { exportsShown } from '@tally/contract/operator/payoutExceptions';
import { approvalInfos } from '@tally/contract/operator/approvals';
import type { OpenExport } from '@tally/contract/operator/payoutExceptions';
import { payoutInfos } from '@tally/contract/operator/payouts';
import type { Outcome } from '@tally/contract/api/schemas';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { askApproval, needsSecond } from '../approvals/askApproval';
import type { CarryOut } from '../approvals/askApproval';
import { toWire } from '../ledger/money';
import { noteOperator } from '../shared/operatorLog';
import { accepted, refused } from '../shared/outcome';

/** The exports of a market that hold withdrawals without a result, the newest first. */
export async function openExportsOf(sql: Sql, market: Market): Promise<OpenExport[]> {
  const rows = await sql.query<OpenExport>(
    `select e.id, e.at as time, e.operator, e.count, e.sum as amount, sent.left
     from (
       select w.export_id as id, count(*)::integer as left
       from withdrawals w
       where w.status = 1 and w.export_id is not null and w.currency = $1
       group by w.export_id
     ) sent
     join payout_exports e on e.id = sent.id
     order by e.id desc
     limit ${exportsShown}`,
    [currencies[market]],
  );
  return rows.map((row) => ({ ...row, amount: toWire(row.amount, market) }));
}

const voiding = statement(
  { id: 'bigint', now: 'bigint', operator: 'text', reason: 'text' },
  'update payout_exports set voided_at = :now, voided_by = :operator, void_reason = :reason where id = :id',
);

/**
 * Voids an export of which an operator states that the provider has not got its file (OPS-21): its withdrawals are no
 * longer with the provider. Refused when a result of it was taken, because then the provider has the file. Above the
 * market's limit it waits for a second operator (OPS-35).
 */
export async function voidExport(
  db: Db,
  { id, reason = '' }: { id: number; reason?: string | undefined },
  operator: string,
  now: number,
): Promise<Outcome> {
  const why = reason.trim();
  if (why === '') return refused(payoutInfos.needReason);
  return db.tx((tx) => voidIn(tx, id, why, operator, now));
}

/** Voids an export that a second operator approved (OPS-35): only with the sum that was asked for. */
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
  const [found] = await tx.query<{ market: Market; voided: boolean; sum: number }>(
    'select market, voided_at is not null as voided, sum from payout_exports where id = $1 for update',
    [id],
  );
  if (!found) return refused(payoutInfos.unknownExport);
  if (found.voided) return refused(payoutInfos.voided);
  // Locked before the look for results, so that a result that is being taken is waited for.
  await tx.query('select 1 from withdrawals where export_id = $1 and status = 1 order by id for update', [id]);
  const results = await tx.query(
    `select 1 from payout_export_lines where export_id = $1 and result is not null
       union all select 1 from payout_exceptions where export_id = $1 limit 1`,
    [id],
  );
  if (results.length > 0) return refused(payoutInfos.hasResults);
  const { market, sum } = found;
  if (approved !== undefined && approved !== sum) return refused(approvalInfos.changed);
  if (approved === undefined && needsSecond(sum, market))
    return askApproval(
      tx,
      { act: 'void', market, subjectId: id, userId: null, amount: sum, reason: why },
      operator,
      now,
    );
  const freed = await tx.query<{ userId: number }>(
    'update withdrawals set export_id = null where export_id = $1 and status = 1 returning user_id as "userId"',
    [id],
  );
  await tx.query(...voiding({ id, now, operator, reason: why }));
  const what = `export ${id} of ${market}, ${freed.length} withdrawals, the provider has not got it: ${why}`;
  await noteOperator(tx, operator, 'void', what, now, [...new Set(freed.map(({ userId }) => userId))]);
  return accepted;
}
