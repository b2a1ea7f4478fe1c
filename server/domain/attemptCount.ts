import { only } from '../db/db';
import type { Sql } from '../db/db';

/**
 * Counts one more try of somebody, in the database, so that tries count for all servers together.
 *
 * @param who at most 100 characters
 * @param withinMs so long after the first try a new count begins; at most a day, for which tries are kept
 * @returns how many there were
 */
export async function countAttempt(sql: Sql, who: string, now: number, withinMs: number): Promise<number> {
  const { tries } = only(
    await sql.query<{ tries: number }>(
      `insert into wrong_keys (network, tries, since) values ($1, 1, $2)
       on conflict (network) do update set tries = case when wrong_keys.since > $3 then wrong_keys.tries + 1 else 1 end, since = case when wrong_keys.since > $3 then wrong_keys.since else excluded.since end
       returning tries`,
      [who, now, now - withinMs],
    ),
  );
  return tries;
}
