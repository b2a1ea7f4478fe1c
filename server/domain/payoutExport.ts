import { currencies, minorDigits } from '@tally/contract/market';
import type { Market } from '@tally/contract/market';
import { accountKeyOf } from '@tally/contract/rules/accountNumber';
import type { KeyKind } from '@tally/contract/rules/accountNumber';
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
  readonly kind: KeyKind | null;
  readonly name: string;
  readonly at: number;
}

/**
 * The two cells that say where a withdrawal goes: the number in its canonical form and its kind (ACCOUNT-15). Undefined
 * for a number that nothing can be paid to, or that can be two keys: such a withdrawal is in no file, and the desk says
 * why (BAD NUMBER).
 */
function keyCells({ no, kind }: Exported, market: Market): readonly [no: string, kind: string] | undefined {
  const key = accountKeyOf(no, market, kind);
  return key && [key.no, key.kind];
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
      `select w.id, w.amount, w.type, w.no, w.key_kind as kind, w.at,
              coalesce((select e.name from ewallets e where e.user_id = w.user_id and e.type = w.type and e.no = w.no), '') as name
       from withdrawals w where w.status = 1 and w.currency = $1 and w.at <= $2 and (select u.frozen_at from users u where u.id = w.user_id) is null order by w.id limit ${payoutFileMost}`,
      [currencies[market], asOf],
    );
    const lines = rows.flatMap((row) => {
      const { id, amount, type, name, at } = row;
      const key = keyCells(row, market);
      const money = toWire(amount, market).toFixed(minorDigits[market]);
      return key
        ? [[String(id), currencies[market], money, type, ...key, plainCell(name), new Date(at).toISOString()]]
        : [];
    });
    await noteOperator(tx, operator, 'export', `${lines.length} withdrawals of ${market}`, now);
    return { count: lines.length, file: toCsv([payoutFileColumns, ...lines]) };
  });
}
