import type { Approval } from '@tally/contract/operator/approvals';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { toWire } from '../ledger/money';

const waiting = statement(
  { now: 'bigint', operator: 'text' },
  `
select id, act, market, subject_id as "subjectId", coalesce(user_id, 0) as "userId", amount, reason, operator,
  at as time, until, operator = :operator as "isOwn"
from approvals
where decision is null and until > :now
order by until, id
limit 100`,
);

/** The requests that wait for a second operator (OPS-35), the oldest first. */
export async function waitingApprovalsOf(sql: Sql, operator: string, now: number): Promise<Approval[]> {
  const rows = await sql.query<Approval>(...waiting({ operator, now }));
  return rows.map((row) => ({ ...row, amount: toWire(row.amount, row.market) }));
}
