import { payoutFileMost } from '@tally/contract/operator/batchFile';
import { isUniqueViolation } from '../db/db';
import type { Db, Param, Sql } from '../db/db';

/** A node of an executed plan. Row counts are per loop. */
interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Loops'?: number;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

/** Tables that grow with the number of people; with the planner's own choice, the other tables may be read whole. */
const large = new Set([
  'users',
  'sessions',
  'balances',
  'transfers',
  'task_counts',
  'ewallets',
  'withdrawals',
  'lucky_records',
  'review_records',
  'feedback',
  'answers',
  'actions',
  'operator_actions',
]);

/** The name of a table without that of its part: the parts of the ledger count as the ledger. */
const tableOf = (name: string): string => name.replace(/^transfers_(\d{4}_\d{2}|earlier|later)$/, 'transfers');

/** Maximum rows of a table that a call may read, however many people there are. */
const lookedAtMost = 200;

/**
 * How the planner chooses: freely, as with real statistics, or with sequential scans disabled, because on small tables
 * they hide a missing index.
 */
export type Planner = 'as it is' | 'indexes first';

/**
 * Finds nodes of a plan that read a whole table, a whole index, or too many rows of an index.
 * @param perLoop for lists: limits the rows per loop instead of in total, because a list has as many rows as a file may
 *   hold; a scan without a condition is allowed, since the newest rows are read by an index without one
 */
function wastefulReads(plan: Plan, planner: Planner, perLoop: boolean): string[] {
  const node = plan['Node Type'];
  const name = plan['Relation Name'] ?? plan['Index Name'] ?? '';
  const whole = node === 'Seq Scan' || (!perLoop && /Index.*Scan/.test(node) && plan['Index Cond'] === undefined);
  const counts = whole && (planner === 'indexes first' || large.has(tableOf(plan['Relation Name'] ?? '')));
  const lookedAt =
    /Scan/.test(node) && large.has(tableOf(name))
      ? ((plan['Actual Rows'] ?? 0) + (plan['Rows Removed by Filter'] ?? 0)) *
        (perLoop ? 1 : (plan['Actual Loops'] ?? 0))
      : 0;
  return [
    ...(counts ? [`${node} ${name}`] : []),
    ...(lookedAt > (perLoop ? payoutFileMost : lookedAtMost)
      ? [`${lookedAt} rows of ${name}${plan['Index Name'] ? ` by ${plan['Index Name']}` : ''}`]
      : []),
    ...(plan.Plans ?? []).flatMap((part) => wastefulReads(part, planner, perLoop)),
  ];
}

/** The parts of the ledger that an executed plan has read. */
function ledgerParts(plan: Plan): string[] {
  const name = plan['Relation Name'] ?? '';
  const isRead = /Scan/.test(plan['Node Type']) && (plan['Actual Loops'] ?? 0) > 0 && tableOf(name) === 'transfers';
  return [...(isRead ? [name] : []), ...(plan.Plans ?? []).flatMap(ledgerParts)];
}

const savepoint = 'before_explain';

/** What was found in the executed plan of a statement. */
export interface Found {
  /** Whole tables, whole indexes, or far more rows than it needs. */
  readonly reads: readonly string[];
  /** The parts of the ledger that it read, each once. */
  readonly ledgerParts: readonly string[];
}

/**
 * Executes a statement in a savepoint, rolls it back, and returns what is found in its plan. A statement with a unique
 * violation has nothing.
 */
export async function tried(
  tx: Sql,
  text: string,
  params: readonly Param[],
  planner: Planner,
  perLoop = false,
): Promise<Found> {
  await tx.query(`savepoint ${savepoint}`);
  try {
    if (planner === 'indexes first') await tx.query('set local enable_seqscan = off');
    const [row] = await tx.query<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(
      `explain (analyze, format json) ${text}`,
      params,
    );
    const plan = row?.['QUERY PLAN'][0]?.Plan ?? { 'Node Type': 'none' };
    return { reads: wastefulReads(plan, planner, perLoop), ledgerParts: [...new Set(ledgerParts(plan))].sort() };
  } catch (error) {
    // A unique violation (a concurrent insert) is reported to the caller when it runs the statement itself.
    if (!isUniqueViolation(error)) throw error;
    return { reads: [], ledgerParts: [] };
  } finally {
    await tx.query(`rollback to savepoint ${savepoint}`);
  }
}

/** The wasteful reads of a statement, in a transaction of its own (`tried`). */
export const wastefulReadsOf = (
  db: Db,
  { text, params = [] }: { readonly text: string; readonly params?: readonly Param[] },
  planner: Planner,
  perLoop = false,
): Promise<readonly string[]> => db.tx(async (tx) => (await tried(tx, text, params, planner, perLoop)).reads);
