import type { Market } from '@tally/contract/market/codes';
import type { Outcome } from '@tally/contract/api/schemas';
import { approvalInfos } from '@tally/contract/operator/approvals';
import { payoutFileMost, payoutsLeftMost } from '@tally/contract/operator/batchFile';
import { firstAlone } from '@tally/contract/rules/fitsAlone';
import type { Db, Sql } from '../../db/db';
import { acquireLockOf } from '../../db/advisoryLocks';
import { statement } from '../../db/statement';
import { pending } from '../../db/states';
import { actIn } from '../act';
import type { Act, Actor } from '../act';
import { requestApproval } from '../approvals/requestApproval';
import type { CarryOut } from '../approvals/carryOut';
import { letLeave, lockAlone, readAlone } from '../approvals/letLeave';
import { appendAudit } from '../audit/appendAudit';
import type { Payable } from './batchFile';
import { insertBatch, nextBatchId, peopleOf } from './insertBatch';
import { accepted, refused } from '../shared/outcome';
import { dueOf, oldestDue } from './dueWithdrawals';
import { sumOf } from '../ledger/money';

/** First key of the advisory locks that let one batch of a market run at a time; the second is the market. */
const batchLock = 7_316_250;

const lockWaiting = statement(
  { ids: 'bigint[]' },
  `
select id from withdrawals
where id = any (:ids) and ${pending()} and export_id is null
order by id
for update`,
);

/** Keeps other resolutions away from withdrawals, and leaves out those that were resolved meanwhile. */
async function lockUnsent(tx: Sql, rows: readonly Payable[]): Promise<Payable[]> {
  const locked = await tx.query<{ id: number }>(...lockWaiting({ ids: rows.map(({ id }) => id) }));
  const ids = new Set(locked.map(({ id }) => id));
  return rows.filter(({ id }) => ids.has(id));
}

/** Lets one batch of a market run at a time, also one that a second operator approves. */
export const lockBatches = (tx: Sql, market: Market): Promise<unknown> => acquireLockOf(tx, batchLock, market);

const waitingBatch = statement(
  { market: 'text', now: 'bigint' },
  `
select subject_id as id, cardinality(withdrawals) as count
from approvals
where act = 'export' and market = :market and decision is null and until > :now
order by id
limit 1`,
);

/** What a call for a batch led to. `left`: how many more are due, counted up to `payoutsLeftMost` (OPS-26). */
export type BatchResult =
  | {
      readonly kind: 'made';
      readonly id: number;
      readonly count: number;
      readonly left: number;
      readonly file: string;
    }
  /** A second operator decides on it first; `info` says whether this request waits or another one does. */
  | {
      readonly kind: 'waits';
      readonly info: string;
      readonly id: number;
      readonly count: number;
      readonly left: number;
    }
  /** There is no withdrawal to send, or none that the operator may let leave alone. */
  | { readonly kind: 'nothing'; readonly left: number };

/** Asks a second operator for a batch of these withdrawals (OPS-35). */
async function requestBatch(
  act: Act,
  { id, market }: { id: number; market: Market },
  rows: readonly Payable[],
): Promise<Outcome> {
  const what = { act: 'export', market, subjectId: id, userId: null, amount: sumOf(rows), reason: '' } as const;
  const withdrawals = rows.map((row) => row.id);
  return requestApproval(act, { ...what, withdrawals }, peopleOf(rows));
}

/**
 * Makes a batch that a second operator approved (OPS-35): with the number that the request has, and of exactly the
 * withdrawals that it names. Its file is fetched like every other (OPS-28).
 */
export const makeApprovedBatch: CarryOut = async (act, { subjectId: id, market, amount, withdrawals = [] }) => {
  const { tx } = act;
  const rows = await lockUnsent(tx, await dueOf(tx, market, withdrawals));
  if (rows.length !== withdrawals.length || sumOf(rows) !== amount) return refused(approvalInfos.changed);
  const asOf = Math.max(...rows.map(({ at }) => at));
  await insertBatch(act, { id, market, asOf, how: ', approved' }, rows);
  return accepted;
};

/**
 * Makes the file for the payout provider (OPS-16): a market's pending withdrawals that were requested by `asOf` (ms
 * since the epoch), except those of frozen people, those to invalid accounts and those that are with the provider
 * already. They are with the provider from then on (OPS-20). Above what the operator may let leave alone, asks a second
 * one and sends nothing (OPS-35). No other file holds the withdrawals of a batch that waits, and other due withdrawals
 * do not wait for it.
 *
 * @param isAlone takes no more than the operator may let leave alone, instead of asking a second one
 * @param most maximum number of withdrawals in the file
 */
export async function makeBatch(
  db: Db,
  { market, asOf, isAlone = false }: { market: Market; asOf: number; isAlone?: boolean },
  by: Actor,
  most = payoutFileMost,
): Promise<BatchResult> {
  const { operator, now } = by;
  return db.tx(async (tx) => {
    const act = actIn(tx, by);
    await lockBatches(tx, market);
    await lockAlone(tx, market, operator);
    const due = await oldestDue(tx, market, { asOf, now }, most + payoutsLeftMost);
    const oldest = due.slice(0, most);
    const chosen = isAlone ? firstAlone(oldest, await readAlone(act, market)) : oldest;
    const rows = await lockUnsent(tx, chosen);
    const count = rows.length;
    const left = Math.max(0, due.length - chosen.length);
    if (count === 0) {
      // A batch that waits already holds everything that is due: this call asks for it again.
      const [waits] =
        due.length > 0 ? [] : await tx.query<{ id: number; count: number }>(...waitingBatch({ market, now }));
      if (waits) return { kind: 'waits', info: approvalInfos.needsApproval, ...waits, left: 0 };
      await appendAudit(act, 'export', `0 withdrawals of ${market}`);
      return { kind: 'nothing', left };
    }
    const id = await nextBatchId(tx);
    const release = { door: 'export', market, subjectId: id, payments: rows.map(({ amount }) => amount) } as const;
    return letLeave<BatchResult, BatchResult>(act, release, {
      leave: async () => {
        const file = await insertBatch(act, { id, market, asOf }, rows);
        return { kind: 'made', id, count, left, file };
      },
      request: async () => {
        const { info } = await requestBatch(act, { id, market }, rows);
        return { kind: 'waits', info, id, count, left };
      },
    });
  });
}
