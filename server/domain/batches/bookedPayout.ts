import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import type { BookedPayout, BatchLine, Reversal } from './payoutVerdict';

const lockedWithdrawal = statement(
  { id: 'bigint' },
  `
select w.amount, w.status, w.export_id as "exportId", w.settled_by as "resolvedBy",
       w.came_back as "cameBack"
from withdrawals w
where w.id = :id
for update of w`,
);

const reversalOf = statement(
  { id: 'bigint' },
  'select reference, said from payout_reversals where withdrawal_id = :id',
);

/** The withdrawal as it is booked, locked. */
export async function bookedOf(tx: Sql, id: number): Promise<BookedPayout | undefined> {
  const [row] = await tx.query<Omit<BookedPayout, 'reversals'>>(...lockedWithdrawal({ id }));
  if (!row) return undefined;
  // Read after the lock: it was waited for.
  const reversals = await tx.query<Reversal>(...reversalOf({ id }));
  return { ...row, reversals };
}

const storedLines = statement(
  { id: 'bigint' },
  `
select export_id as "exportId", result, reference
from payout_export_lines
where withdrawal_id = :id
order by export_id`,
);

/** The files that held the withdrawal, with the results that were taken for it. */
export const linesOf = (tx: Sql, id: number): Promise<BatchLine[]> => tx.query<BatchLine>(...storedLines({ id }));
