import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { alive } from '../../db/states';

const newMarks = statement(
  { person: 'bigint', marks: 'text[]' },
  `
insert into used_marks (mark, user_id)
select mark, u.id
from (select id from users where id = :person and ${alive()} for key share) as u, unnest(:marks) as mark
on conflict do nothing`,
);

/**
 * Remembers by what a person can be known: hashes (`marksOf`) of a wallet number that they use; `recordPhone` does so
 * for a phone. All of them, not the last ones, decide whom a freeze and a debt are about (OPS-17, OPS-36). Nothing is
 * kept of somebody who is deleted concurrently.
 */
export async function recordUsedMarks(sql: Sql, userId: number, marks: readonly string[]): Promise<void> {
  if (marks.length > 0) await sql.query(...newMarks({ person: userId, marks }));
}
