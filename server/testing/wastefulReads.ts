import { payoutFileMost } from '@tally/contract/payoutFile';
import { isUniqueViolation } from '../db/db';
import type { Db, Param, Sql } from '../db/db';
import { scatteredOver } from './scatter';
import type { Node } from './scatter';

/** A part of a plan that was carried out. Rows are those of one loop. */
interface Plan extends Node {
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

/** Tables that grow with the people; where the planner decides for itself, the small ones may be read whole. */
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
]);

/** No call needs to look at more rows of a table than these, however many people there are. */
const lookedAtMost = 200;

/**
 * How rows are looked for: as the planner really would with so many people, or avoiding to read whole tables wherever an
 * index serves (small tables hide a missing one).
 */
export type Planner = 'as it is' | 'indexes first';

/**
 * Parts of a plan that read a whole table, a whole index, or so much of an index that it serves nobody.
 * @param perLoop of lists: so much for each of their rows, which are as many as a file holds; the newest rows come by an index without a condition
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

/** What carrying a statement out showed. */
export interface Found {
  /** What it read for nothing. */
  readonly reads: readonly string[];
  /** Parts of tables that it looked at beyond one place (`scatteredOver`). */
  readonly scattered: readonly string[];
}

/** Carries a statement out in a transaction, takes it back, and gives what it looked at. One that fails did nothing. */
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
    // What the statement itself is refused for (it was written by somebody else first), its caller will see.
    if (!isUniqueViolation(error)) throw error;
    return { reads: [], scattered: [] };
  } finally {
    await tx.query(`rollback to savepoint ${savepoint}`);
  }
}

/** What a statement would read for nothing: whole tables, whole indexes, or far more rows than it needs. */
export const wastefulReadsOf = (
  db: Db,
  { text, params = [] }: { readonly text: string; readonly params?: readonly Param[] },
  planner: Planner,
  perLoop = false,
): Promise<readonly string[]> => db.tx(async (tx) => (await tried(tx, text, params, planner, perLoop)).reads);

/** Parts of tables by person that a statement looks at beyond one (`scatteredOver`). */
export const scatteredPartsOf = (db: Db, text: string): Promise<readonly string[]> =>
  db.tx(async (tx) => (await tried(tx, text, [], 'indexes first')).scattered);
