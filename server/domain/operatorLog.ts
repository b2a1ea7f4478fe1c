import type { OperatorAction } from '@tally/contract/payouts';
import type { Sql } from '../db/db';

/** Writes down what an operator did (OPS-15); in the transaction that did it. The table takes back nothing. */
export const noteOperator = (
  sql: Sql,
  operator: string,
  action: string,
  detail: string,
  now: number,
): Promise<unknown> =>
  sql.query('insert into operator_actions (at, operator, action, detail) values ($1, $2, $3, $4)', [
    now,
    operator,
    action,
    detail.slice(0, 1000),
  ]);

/** What operators did last, the newest first. */
export const operatorActionsOf = (sql: Sql): Promise<OperatorAction[]> =>
  sql.query<OperatorAction>(
    'select id, at as time, operator, action, detail from operator_actions order by id desc limit 100',
  );
