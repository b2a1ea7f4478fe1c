import type { OperatorAction } from '@tally/contract/operator/payouts';
import { lookAction, type TrailAction } from '@tally/contract/operator/trail';
import { cutText } from '@tally/contract/text/cutText';
import { codes } from '@tally/contract/api/envelope';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { Refusal } from './refusal';

const newEntry = statement(
  { now: 'bigint', operator: 'text', action: 'text', detail: 'text', people: 'bigint[]' },
  `
insert into operator_actions (at, operator, action, detail, people)
values (:now, :operator, :action, :detail, :people)`,
);

/** Under whose name the trail has what the command line did: whoever may run it has the server's environment. */
export const commandLineName = 'command line';

/**
 * Adds an entry to the operators' audit log (OPS-15). Call it in the transaction of the operation. Entries are never
 * removed.
 *
 * @param people numbers of those whom it was about
 */
export const noteOperator = (
  sql: Sql,
  operator: string,
  action: TrailAction,
  detail: string,
  now: number,
  people: readonly number[] = [],
): Promise<unknown> => sql.query(...newEntry({ now, operator, action, detail: cutText(detail, 1000), people }));

/**
 * Writes down that an operator looked at people (OPS-37). What can't be written down is not shown.
 *
 * @throws {Refusal} while the disk is full
 */
export async function noteLook(
  db: Db,
  operator: string,
  detail: string,
  people: readonly number[],
  now: number,
): Promise<void> {
  if (people.length === 0) return;
  if (!db.takesWrites()) throw new Refusal(codes.closing, 'NO ROOM');
  await noteOperator(db, operator, lookAction, detail, now, people);
}

/** The latest entries of the operators' audit log that are no looks, the newest first. */
export const operatorActionsOf = (sql: Sql): Promise<OperatorAction[]> =>
  sql.query<OperatorAction>(
    `select id, at as time, operator, action, detail
     from operator_actions
     where action <> '${lookAction}'
     order by id desc
     limit 100`,
  );
