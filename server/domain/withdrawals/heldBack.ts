import { only } from '../../db/db';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';

const heldBack = statement(
  { person: 'bigint' },
  `
select coalesce(sum(x.amount), 0)::bigint as amount
from withdrawals w join payout_exceptions x on x.withdrawal_id = w.id
where w.user_id = :person and x.closed_at is null and x.kind = 'PAID AFTER FAILED'`,
);

/**
 * Cash of a person that can't be withdrawn while it is not clear whose it is, in minor units: what came back for
 * payments of which the provider then said that they had arrived (OPS-22), until an operator has closed that.
 */
export const heldBackOf = async (sql: Sql, person: number): Promise<number> =>
  only(await sql.query<{ amount: number }>(...heldBack({ person }))).amount;
