import type { Sql } from '../../db/db';

/**
 * Removes the account numbers of a deleted person's withdrawals that are resolved, also from the files in which they
 * were (OPS-28); of somebody who was not deleted nothing is removed.
 */
export const forgetNumbers = (sql: Sql, userId: number): Promise<unknown> =>
  sql.query(
    `with gone as (
       update withdrawals set no = '', number_mark = null
       where user_id = $1 and status <> 1 and no <> '' and exists (select 1 from users where id = $1 and status = 2)
       returning id
     )
     update payout_export_lines l set line = null from gone where l.withdrawal_id = gone.id`,
    [userId],
  );
