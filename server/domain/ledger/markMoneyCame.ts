import type { Sql } from '../../db/db';
import { alive } from '../../db/states';

/**
 * Records the time at which money came to a person who may be away: it is not cleared before they had 15 days to see
 * it.
 */
export const markMoneyCame = (sql: Sql, userId: number, now: number): Promise<unknown> =>
  sql.query(`update users set money_came_at = greatest(money_came_at, $2) where id = $1 and ${alive()}`, [userId, now]);
