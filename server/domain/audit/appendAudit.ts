import { accessAction, type AuditAction } from '@tally/contract/operator/auditLog';
import { cutText } from '@tally/contract/text/cutText';
import { codes } from '@tally/contract/api/envelope';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { Refusal } from '../shared/refusal';

const newEntry = statement(
  { now: 'bigint', operator: 'text', action: 'text', detail: 'text', people: 'bigint[]' },
  `
insert into operator_actions (at, operator, action, detail, people)
values (:now, :operator, :action, :detail, :people)`,
);

/** Under whose name the audit log has what the command line did: whoever may run it has the server's environment. */
export const commandLineName = 'command line';

/**
 * Adds an entry to the audit log (OPS-15). Call it in the transaction of the operation. Entries are never
 * removed.
 *
 * @param people numbers of those whom it was about
 */
export const appendAudit = (
  sql: Sql,
  operator: string,
  action: AuditAction,
  detail: string,
  now: number,
  people: readonly number[] = [],
): Promise<unknown> => sql.query(...newEntry({ now, operator, action, detail: cutText(detail, 1000), people }));

/**
 * Writes down that an operator looked at people (OPS-37). What can't be written down is not shown.
 *
 * @throws {Refusal} while the disk is full
 */
export async function recordAccess(
  db: Db,
  operator: string,
  detail: string,
  people: readonly number[],
  now: number,
): Promise<void> {
  if (people.length === 0) return;
  if (!db.takesWrites()) throw new Refusal(codes.closing, 'NO ROOM');
  await appendAudit(db, operator, accessAction, detail, now, people);
}
