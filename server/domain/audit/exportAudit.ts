import { auditFileColumns, auditFileMost } from '@tally/contract/operator/auditLog';
import type { Db } from '../../db/db';
import { csvFileOf, csvLine } from '../shared/csv';
import { appendAudit } from './appendAudit';
import { describeSearch, entriesOf, peopleOf } from './readAudit';
import type { AuditSearch } from './readAudit';

/** Exports the audit log as CSV (OPS-38). The export itself is logged. */
export async function exportAudit(
  db: Db,
  search: AuditSearch,
  operator: string,
  now: number,
): Promise<{ count: number; next: number; file: string }> {
  const { items, next } = await entriesOf(db, search, auditFileMost);
  const detail = `${items.length} entries: ${describeSearch(search)}`;
  await appendAudit(db, operator, 'export trail', detail, now, peopleOf(search));
  const lines = items.map(({ id, time, people, ...entry }) => [
    String(id),
    new Date(time).toISOString(),
    entry.operator,
    entry.action,
    people.join(' '),
    entry.detail,
  ]);
  return { count: items.length, next, file: csvFileOf([auditFileColumns, ...lines].map(csvLine)) };
}
