import type { Db } from '../db';
import { acquireMigrationLock } from './migrate';

/**
 * The tables of which the server's role may not change or delete rows (OPS-61), with the columns that it may set: the
 * steps that such a row still takes.
 */
export const changeable: Readonly<Record<string, readonly string[]>> = {
  migrations: [],
  transfers: [],
  paid_once: [],
  carried_forward: [],
  archived_months: [],
  operator_actions: [],
  market_rules: [],
  closed_days: [],
  payout_reversals: [],
  releases: [],
  payout_exports: ['head', 'voided_at', 'voided_by', 'void_reason', 'signed_at', 'signed_by'],
  payout_export_lines: ['line', 'result', 'result_at', 'reference'],
  payout_exceptions: ['closed_at', 'closed_by', 'close_reason'],
  approvals: ['decision', 'decided_at', 'decided_by', 'decided_why'],
};

/**
 * Gives the server's role what it needs, and no more: it owns nothing, so it can change neither the schema nor what is
 * written down for good, nor take the triggers away that refuse it.
 *
 * @param db the owner's
 * @param role the server's, as its connection names it
 */
export async function grantToServer(db: Db, role: string): Promise<void> {
  await db.tx(async (tx) => {
    await acquireMigrationLock(tx);
    const [names] = await tx.query<{ own: string; role: string; schema: string }>(
      'select current_user as own, quote_ident($1) as role, quote_ident(current_schema()) as schema',
      [role],
    );
    if (!names || names.own === role) return;
    const to = `to ${names.role}`;
    await tx.query(`grant usage on schema ${names.schema} ${to}`);
    await tx.query(`grant select, insert, update, delete on all tables in schema ${names.schema} ${to}`);
    await tx.query(`grant usage, select, update on all sequences in schema ${names.schema} ${to}`);
    for (const [table, columns] of Object.entries(changeable)) {
      const parts = await tx.query<{ part: string }>(
        'select relid::text as part from pg_partition_tree($1::regclass) union select $1::regclass::text',
        [table],
      );
      for (const { part } of parts) await tx.query(`revoke update, delete on ${part} from ${names.role}`);
      if (columns.length > 0) await tx.query(`grant update (${columns.join(', ')}) on ${table} ${to}`);
    }
    await tx.query(`grant execute on function make_ledger_months(bigint, bigint) ${to}`);
    await tx.query(`revoke insert, update, delete on recent_transfers from ${names.role}`);
    await tx.query(`revoke insert on carried_forward, archived_months from ${names.role}`);
    await tx.query(`revoke insert on migrations from ${names.role}`);
  });
}
