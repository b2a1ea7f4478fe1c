import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { alive } from '../../db/states';

const recordMoney = statement(
  { person: 'bigint', now: 'bigint' },
  `update users set money_came_at = greatest(money_came_at, :now) where id = :person and ${alive()}`,
);

/**
 * Records the time at which money came to a person who may be away: it is not cleared before they had 15 days to see
 * it.
 */
export const markMoneyCame = (sql: Sql, userId: number, now: number): Promise<unknown> =>
  sql.query(...recordMoney({ person: userId, now }));
