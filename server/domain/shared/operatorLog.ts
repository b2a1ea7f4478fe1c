import type { OperatorAction } from '@tally/contract/operator/payouts';
import { cutText } from '@tally/contract/text/cutText';
import type { Sql } from '../../db/db';
import { statement } from '../../db/statement';

const newEntry = statement(
  { now: 'bigint', operator: 'text', action: 'text', detail: 'text' },
  'insert into operator_actions (at, operator, action, detail) values (:now, :operator, :action, :detail)',
);

/**
 * Adds an entry to the operators' audit log (OPS-15). Call it in the transaction of the operation. Entries are never
 * removed.
 */
export const noteOperator = (
  sql: Sql,
  operator: string,
  action: string,
  detail: string,
  now: number,
): Promise<unknown> => sql.query(...newEntry({ now, operator, action, detail: cutText(detail, 1000) }));

/** The latest entries of the operators' audit log, the newest first. */
export const operatorActionsOf = (sql: Sql): Promise<OperatorAction[]> =>
  sql.query<OperatorAction>(
    'select id, at as time, operator, action, detail from operator_actions order by id desc limit 100',
  );
