import { dayMs } from '@tally/contract/limits/time';
import type { Approval } from '@tally/contract/operator/approvals';
import { markets } from '@tally/contract/market/codes';
import type { PendingPayout } from '@tally/contract/operator/payouts';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import type { Actor } from '../act';
import { recordAccess } from '../audit/appendAudit';
import { toWire } from '../ledger/money';
import type { RequestSubjects } from './carryOut';
import { isOvertaken } from './overtaken';

interface Row extends Omit<Approval, 'payouts' | 'lines'> {
  readonly line: string | null;
}

/** How many requests are listed at most. */
export const requestsListed = 100;

/** How long a request that lapsed is listed. */
const lapsedShownMs = dayMs;

/** From when on a request may have lapsed that is listed still, ms since the epoch. */
export const listedSince = (now: number): number => now - lapsedShownMs;

/**
 * Condition in SQL: the request `a` waits, or lapsed after `:since`. What was done without its request is listed no
 * more.
 */
export const isListed = `(a.decision is null or a.decision = 'lapsed') and a.until > :since and not ${isOvertaken}`;

const listed = statement(
  { now: 'bigint', since: 'bigint', operator: 'text' },
  `
select id, act, market, subject_id as "subjectId", coalesce(user_id, 0) as "userId",
  coalesce((select name from users where users.id = a.user_id), '') as "userName", amount, reason, operator,
  at as time, until, until <= :now as lapsed, lower(operator) = lower(:operator) as "isOwn", line
from approvals a
where ${isListed}
order by until <= :now, at, id
limit ${requestsListed}`,
);

/** The withdrawals that open requests ask to pay, by their ids. */
async function payoutsOf(
  sql: Sql,
  requests: readonly Row[],
  { payoutsWith }: RequestSubjects,
): Promise<ReadonlyMap<number, PendingPayout>> {
  const found = new Map<number, PendingPayout>();
  for (const market of markets) {
    const asked = requests.filter((request) => request.act === 'pay' && !request.lapsed && request.market === market);
    if (asked.length === 0) continue;
    const ids = asked.map(({ subjectId }) => subjectId);
    for (const payout of await payoutsWith(sql, market, ids)) found.set(payout.id, payout);
  }
  return found;
}

/**
 * Lists the requests that wait for a second operator (OPS-35), oldest first, then those that lapsed within a day. Logs
 * a read for each person whose money is shown (OPS-37).
 */
export async function approvalsOf(db: Db, by: Actor, subjects: RequestSubjects): Promise<Approval[]> {
  const { operator, now } = by;
  const rows = await db.query<Row>(...listed({ operator, now, since: listedSince(now) }));
  const payouts = await payoutsOf(db, rows, subjects);
  const people = new Set(rows.map(({ userId }) => userId).filter((userId) => userId > 0));
  await recordAccess(db, by, 'requests to approve', [...people]);
  const waiting = rows.flatMap(({ line, lapsed, ...row }) => (line === null || lapsed ? [] : [{ ...row, line }]));
  const lines = await subjects.waitingLines(db, waiting);
  return rows.map(({ line: _, ...row }) => {
    const payout = row.act === 'pay' && !row.lapsed ? payouts.get(row.subjectId) : undefined;
    const line = lines.get(row.id);
    return {
      ...row,
      amount: toWire(row.amount, row.market),
      payouts: payout ? [payout] : [],
      lines: line ? [line] : [],
    };
  });
}
