import { dayMs } from '@tally/contract/limits/time';
import type { Approval } from '@tally/contract/operator/approvals';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { toWire } from '../ledger/money';

const listed = statement(
  { now: 'bigint', since: 'bigint', operator: 'text' },
  `
select id, act, market, subject_id as "subjectId", coalesce(user_id, 0) as "userId", amount, reason, operator,
  at as time, until, until <= :now as lapsed, operator = :operator as "isOwn"
from approvals
where (decision is null or decision = 'lapsed') and until > :since
order by until <= :now, until, id
limit 100`,
);

/** How long a request that lapsed is listed. */
const lapsedShownMs = dayMs;

/** The requests that wait for a second operator (OPS-35), the oldest first; then those that lapsed within a day. */
export async function approvalsOf(sql: Sql, operator: string, now: number): Promise<Approval[]> {
  const rows = await sql.query<Approval>(...listed({ operator, now, since: now - lapsedShownMs }));
  return rows.map((row) => ({ ...row, amount: toWire(row.amount, row.market) }));
}
