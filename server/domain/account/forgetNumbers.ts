import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { deleted, resolved } from '../../db/states';

const emptyNumbers = statement(
  { person: 'bigint' },
  `
update withdrawals set no = '', number_mark = null
where user_id = :person and ${resolved()} and no <> '' and exists (select 1 from users where id = :person and ${deleted()})
returning id`,
);

const emptyLines = statement(
  { ids: 'bigint[]' },
  'update payout_export_lines set line = null where withdrawal_id = any (:ids) and line is not null',
);

/**
 * Removes the account numbers of a deleted person's resolved withdrawals, also from the files that held them (OPS-28).
 * Does nothing if the person still exists.
 */
export async function forgetNumbers(sql: Sql, userId: number): Promise<void> {
  const gone = await sql.query<{ id: number }>(...emptyNumbers({ person: userId }));
  if (gone.length === 0) return;
  await sql.query(...emptyLines({ ids: gone.map(({ id }) => id) }));
}
