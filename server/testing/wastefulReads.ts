import { payoutFileMost } from '@tally/contract/operator/batchFile';
import { isUniqueViolation } from '../db/db';
import type { Db, Param, Sql } from '../db/db';
import { scatteredOver } from './scatter';
import type { Node } from './scatter';

/** A node of an executed plan. Row counts are per loop. */
interface Plan extends Node {
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
  const counts = whole && (planner === 'indexes first' || large.has(plan['Relation Name'] ?? ''));
  const lookedAt =
    /Scan/.test(node) && large.has(name)
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

const savepoint = 'before_explain';

/** The findings of an executed statement. */
export interface Found {
  /** Reads of whole tables, whole indexes or too many rows. */
  readonly reads: readonly string[];
  /** Partitions that it read, when it does not stay in one place (`scatteredOver`). */
  readonly scattered: readonly string[];
}

/**
 * Executes a statement in a savepoint, rolls it back, and returns the findings of its plan. A statement with a unique
 * violation has none.
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
    return { reads: wastefulReads(plan, planner, perLoop), scattered: scatteredOver(plan) };
  } catch (error) {
    // A unique violation (a concurrent insert) is reported to the caller when it runs the statement itself.
    if (!isUniqueViolation(error)) throw error;
    return { reads: [], scattered: [] };
  } finally {
    await tx.query(`rollback to savepoint ${savepoint}`);
  }
}

/** The wasteful reads of a statement: whole tables, whole indexes, or far more rows than it needs. */
export const wastefulReadsOf = (
  db: Db,
  { text, params = [] }: { readonly text: string; readonly params?: readonly Param[] },
  planner: Planner,
  perLoop = false,
): Promise<readonly string[]> => db.tx(async (tx) => (await tried(tx, text, params, planner, perLoop)).reads);

/** The partitions of tables by person that a statement reads, when it reads more than one (`scatteredOver`). */
export const scatteredPartsOf = (db: Db, text: string): Promise<readonly string[]> =>
  db.tx(async (tx) => (await tried(tx, text, [], 'indexes first')).scattered);
