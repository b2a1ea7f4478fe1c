import { only } from '../../db/db';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';

const newAttempt = statement(
  { who: 'text', now: 'bigint', over: 'bigint' },
  `
insert into wrong_keys (network, tries, since)
values (:who, 1, :now)
on conflict (network) do update
  set tries = case when wrong_keys.since > :over then wrong_keys.tries + 1 else 1 end,
    since = case when wrong_keys.since > :over then wrong_keys.since else excluded.since end
returning tries, since`,
);

/**
 * Counts one more attempt of a caller. The count is in the database, so it is shared by all servers.
 *
 * @param who at most 100 characters
 * @param withinMs length of the counting window, from its first attempt; at most a day, because attempts are deleted
 *   after that
 * @returns the number of attempts in the window, and its beginning (ms since the epoch)
 */
export async function countAttempt(
  sql: Sql,
  who: string,
  now: number,
  withinMs: number,
): Promise<{ tries: number; since: number }> {
  return only(await sql.query<{ tries: number; since: number }>(...newAttempt({ who, now, over: now - withinMs })));
}
