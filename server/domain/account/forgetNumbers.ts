import type { Sql } from '../../db/db';
import { deleted, resolved } from '../../db/states';

/**
 * Removes the account numbers of a deleted person's resolved withdrawals, also from the files that held them (OPS-28).
 * Does nothing if the person still exists.
 */
export async function forgetNumbers(sql: Sql, userId: number): Promise<void> {
  const gone = await sql.query<{ id: number }>(
    `update withdrawals set no = '', number_mark = null
     where user_id = $1 and ${resolved()} and no <> '' and exists (select 1 from users where id = $1 and ${deleted()})
     returning id`,
    [userId],
  );
  if (gone.length === 0) return;
  await sql.query(
    'update payout_export_lines set line = null where withdrawal_id = any ($1::bigint[]) and line is not null',
    [gone.map(({ id }) => id)],
  );
}
