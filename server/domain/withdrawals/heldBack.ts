import { only } from '../../db/db';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';

const heldBack = statement(
  { person: 'bigint' },
  `
select coalesce(sum((
  select sum(x.amount) from payout_exceptions x
  where x.withdrawal_id = w.id and x.closed_at is null and x.kind = 'PAID AFTER FAILED'
)), 0)::bigint as amount
from withdrawals w
where w.user_id = :person`,
);

/**
 * Cash of a person that can't be withdrawn while it is not clear whose it is, in minor units: what came back for
 * payments of which the provider then said that they had arrived (OPS-22), until an operator has closed that.
 */
export const heldBackOf = async (sql: Sql, person: number): Promise<number> =>
  only(await sql.query<{ amount: number }>(...heldBack({ person }))).amount;
