import { dayMs } from '@tally/contract/limits/time';
import type { Approval } from '@tally/contract/operator/approvals';
import { markets } from '@tally/contract/market/codes';
import type { PendingPayout } from '@tally/contract/operator/payouts';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { toWire } from '../ledger/money';
import { payoutsWith } from '../payouts/pendingPayouts';
import { noteLook } from '../shared/operatorLog';

type Row = Omit<Approval, 'payouts'>;

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

/** The withdrawals that requests ask to pay, by their ids; a request that lapsed pays nothing. */
async function payoutsOf(sql: Sql, requests: readonly Row[]): Promise<ReadonlyMap<number, PendingPayout>> {
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
 * The requests that wait for a second operator (OPS-35), the oldest first; then those that lapsed within a day. To see
 * the withdrawal of a payment is a look at its owner (OPS-37).
 */
export async function approvalsOf(db: Db, operator: string, now: number): Promise<Approval[]> {
  const rows = await db.query<Row>(...listed({ operator, now, since: now - lapsedShownMs }));
  const payouts = await payoutsOf(db, rows);
  const people = new Set([...payouts.values()].map(({ userId }) => userId));
  await noteLook(db, operator, 'requests to pay', [...people], now);
  return rows.map((row) => {
    const payout = row.act === 'pay' && !row.lapsed ? payouts.get(row.subjectId) : undefined;
    return { ...row, amount: toWire(row.amount, row.market), payouts: payout ? [payout] : [] };
  });
}
