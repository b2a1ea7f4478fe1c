import type { WaitingLine } from '@tally/contract/operator/approvals';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import type { LineRequest } from '../approvals/carryOut';
import { toWire } from '../ledger/money';
import { lineOf } from './requestResult';

interface PayoutNow {
  readonly id: number;
  readonly status: WaitingLine['payout']['status'];
  readonly amount: number;
  readonly cameBack: number;
  readonly reference: string;
}

const payoutsNow = statement(
  { ids: 'bigint[]' },
  `
select w.id, w.status, w.amount, w.came_back as "cameBack", coalesce((
  select l.reference from payout_export_lines l where l.withdrawal_id = w.id and l.result = 'PAID'
  order by l.result_at desc limit 1
), '') as reference
from withdrawals w
where w.id = any (:ids)`,
);

/**
 * The lines of results that wait for a second operator (OPS-31), each with its payment as it is booked now, by the ids
 * of their requests.
 */
export async function waitingLines(
  sql: Sql,
  requests: readonly LineRequest[],
): Promise<ReadonlyMap<number, WaitingLine>> {
  if (requests.length === 0) return new Map();
  const ids = [...new Set(requests.map(({ subjectId }) => subjectId))];
  const payouts = new Map((await sql.query<PayoutNow>(...payoutsNow({ ids }))).map((payout) => [payout.id, payout]));
  return new Map(
    requests.flatMap(({ id, subjectId, market, line }) => {
      const payout = payouts.get(subjectId);
      if (payout === undefined) return [];
      const { exportId, result, money, reference, reason, wait } = lineOf(line);
      const now = {
        status: payout.status,
        amount: toWire(payout.amount, market),
        cameBack: toWire(payout.cameBack, market),
        reference: payout.reference,
      };
      return [[id, { exportId, result, money, reference, reason, why: wait, payout: now }]];
    }),
  );
}
