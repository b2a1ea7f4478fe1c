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

/**
 * Executes a statement in a savepoint, rolls it back, and returns the wasteful reads of its plan: whole tables, whole
 * indexes, or far more rows than it needs. A statement with a unique violation has none.
 */
export async function tried(
  tx: Sql,
  text: string,
  params: readonly Param[],
  planner: Planner,
  perLoop = false,
): Promise<readonly string[]> {
  await tx.query(`savepoint ${savepoint}`);
  try {
    if (planner === 'indexes first') await tx.query('set local enable_seqscan = off');
    const [row] = await tx.query<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(
      `explain (analyze, format json) ${text}`,
      params,
    );
    const plan = row?.['QUERY PLAN'][0]?.Plan ?? { 'Node Type': 'none' };
    return wastefulReads(plan, planner, perLoop);
  } catch (error) {
    // A unique violation (a concurrent insert) is reported to the caller when it runs the statement itself.
    if (!isUniqueViolation(error)) throw error;
    return [];
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
): Promise<readonly string[]> => db.tx((tx) => tried(tx, text, params, planner, perLoop));
