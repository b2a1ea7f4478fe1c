import type { Sql } from '../../db/db';
import type { BookedPayout, BatchLine, Reversal } from './payoutVerdict';

/** The withdrawal as it is booked, locked. */
export async function bookedOf(tx: Sql, id: number): Promise<BookedPayout | undefined> {
  const [row] = await tx.query<Omit<BookedPayout, 'reversals'>>(
    `select w.amount, w.status, w.export_id as "exportId", w.settled_by as "resolvedBy",
              w.came_back as "cameBack"
       from withdrawals w
       where w.id = $1
       for update of w`,
    [id],
  );
  if (!row) return undefined;
  // Read after the lock: it was waited for.
  const reversals = await tx.query<Reversal>('select reference, said from payout_reversals where withdrawal_id = $1', [
    id,
  ]);
  return { ...row, reversals };
}

/** The files that held the withdrawal, with the results that were taken for it. */
export const linesOf = (tx: Sql, id: number): Promise<BatchLine[]> =>
  tx.query<BatchLine>(
    `select export_id as "exportId", result, reference
     from payout_export_lines
     where withdrawal_id = $1
     order by export_id`,
    [id],
  );
