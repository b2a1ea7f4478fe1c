import { currencies, minorDigits } from '@tally/contract/market';
import type { Market } from '@tally/contract/market';
import { payoutFileColumns, payoutFileMost } from '@tally/contract/payoutFile';
import type { Db } from '../db/db';
import { plainCell, toCsv } from './csv';
import { toWire } from './money';
import { noteOperator } from './operatorLog';

interface Exported {
  readonly id: number;
  readonly amount: number;
  readonly type: string;
  readonly no: string;
  readonly name: string;
  readonly at: number;
}

/**
 * The file for the payout provider (OPS-16): a market's pending withdrawals that were requested by `asOf` (ms since the
 * epoch), except those of frozen people.
 */
export async function exportPayouts(
  db: Db,
  { market, asOf }: { market: Market; asOf: number },
  operator: string,
  now: number,
): Promise<{ count: number; file: string }> {
  return db.tx(async (tx) => {
    const rows = await tx.query<Exported>(
      `select w.id, w.amount, w.type, w.no, w.at,
              coalesce((select e.name from ewallets e where e.user_id = w.user_id and e.type = w.type and e.no = w.no), '') as name
       from withdrawals w where w.status = 1 and w.currency = $1 and w.at <= $2 and (select u.frozen_at from users u where u.id = w.user_id) is null order by w.id limit ${payoutFileMost}`,
      [currencies[market], asOf],
    );
    await noteOperator(tx, operator, 'export', `${rows.length} withdrawals of ${market}`, now);
    const lines = rows.map(({ id, amount, type, no, name, at }) => [
      String(id),
      currencies[market],
      toWire(amount, market).toFixed(minorDigits[market]),
      type,
      no,
      plainCell(name),
      new Date(at).toISOString(),
    ]);
    return { count: rows.length, file: toCsv([payoutFileColumns, ...lines]) };
  });
}
