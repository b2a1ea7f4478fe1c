import type { Market } from '@tally/contract/market/codes';
import { batchInfos } from '@tally/contract/operator/batches';
import type { BatchDifference, BatchTotals } from '@tally/contract/operator/batches';
import { only } from '../../db/db';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { actIn } from '../act';
import type { Act, Actor } from '../act';
import { requestApproval } from '../approvals/requestApproval';
import type { CarryOut } from '../approvals/carryOut';
import { toWire } from '../ledger/money';
import { appendAudit } from '../audit/appendAudit';
import { accepted, refused } from '../shared/outcome';
import { isSameOperator } from '../shared/operatorName';
import { signedFileKeptMs } from '../../limits/operators';
import { forgetLines } from './batchFile';
import { isWaiting, openExceptionCount } from './batchList';

/** What a sign-off led to; totals are decimal, in the market's currency. */
export type SignedOff =
  | { readonly kind: 'signed'; readonly totals: BatchTotals }
  /** It is not signed off. `exceptions` are open; the totals in `differ` do not agree. */
  | {
      readonly kind: 'refused';
      readonly info: string;
      readonly exceptions: number;
      readonly differ: BatchDifference[];
      readonly totals: BatchTotals;
    }
  /** There is no such batch. */
  | { readonly kind: 'unknown' };

const sumsOfBatch = statement(
  { id: 'bigint' },
  `
select (select e.sum from payout_exports e where e.id = :id) as file,
       coalesce(sum(l.amount) filter (where l.result = 'PAID'), 0)::bigint as "resultsPaid",
       coalesce(sum(l.amount) filter (where l.result = 'FAILED'), 0)::bigint as "resultsFailed",
       coalesce(sum(l.amount) filter (where l.result is null and not ${isWaiting}), 0)::bigint as explained,
       coalesce(sum(l.moved) filter (where l.kind = 'payout' and l.through = :id), 0)::bigint as "ledgerPaid",
       coalesce(sum(l.moved), 0)::bigint as "ledgerResolved"
from (
  select line.export_id, line.withdrawal_id, line.amount, line.result,
         t.amount as moved, t.kind, w.export_id as through
  from payout_export_lines line
  left join withdrawals w on w.id = line.withdrawal_id
  left join transfers t on t.user_id = w.user_id and t.ref = 'withdrawal/' || w.id and t.source = 'held'
    and t.kind in ('payout', 'refund') and t.at >= w.at
  where line.export_id = :id
) l`,
);

/** The totals of a batch in minor units: its file, the accepted results, and the ledger. */
const totalsOf = async (tx: Sql, id: number): Promise<BatchTotals> =>
  only(await tx.query<BatchTotals>(...sumsOfBatch({ id })));

/** Which of the three totals differ, by a minor unit or more. */
function differencesOf(totals: BatchTotals): BatchDifference[] {
  const { file, resultsPaid, resultsFailed, explained, ledgerPaid, ledgerResolved } = totals;
  return [
    ...(file === resultsPaid + resultsFailed + explained ? [] : (['FILE AND RESULTS'] as const)),
    ...(file === ledgerResolved ? [] : (['FILE AND LEDGER'] as const)),
    ...(resultsPaid === ledgerPaid ? [] : (['RESULTS AND LEDGER'] as const)),
  ];
}

const inCurrency = (totals: BatchTotals, market: Market): BatchTotals => {
  const wire = Object.entries(totals).map(([name, amount]) => [name, toWire(amount, market)]);
  return Object.fromEntries(wire) as BatchTotals;
};

const causersOf = statement(
  { id: 'bigint' },
  `
select x.operator
from payout_exports e join payout_exceptions x on x.market = e.market and (
  x.export_id = e.id
  or x.withdrawal_id in (select l.withdrawal_id from payout_export_lines l where l.export_id = e.id)
)
where e.id = :id
union
select other.voided_by
from payout_export_lines l
join payout_export_lines again on again.withdrawal_id = l.withdrawal_id
join payout_exports other on other.id = again.export_id
where l.export_id = :id and other.voided_at is not null`,
);

/**
 * Whether the operator caused something that this sign-off has to explain (OPS-30): imported a line that contradicts
 * the batch, or voided an earlier batch with one of its withdrawals.
 */
async function isCauser(tx: Sql, id: number, operator: string): Promise<boolean> {
  const causers = await tx.query<{ operator: string }>(...causersOf({ id }));
  return causers.some((causer) => isSameOperator(causer.operator, operator));
}

const lockForSigning = statement(
  { id: 'bigint' },
  `
select e.market, e.voided_at is not null as voided, e.signed_at is not null as signed, e.sum,
       ${openExceptionCount} as exceptions
from payout_exports e
where e.id = :id
for update of e`,
);

const sign = statement(
  { id: 'bigint', now: 'bigint', operator: 'text' },
  'update payout_exports set signed_at = :now, signed_by = :operator where id = :id',
);

/** @param isApproved whether a second operator has approved it */
async function signOffIn(act: Act, id: number, isApproved: boolean): Promise<SignedOff> {
  const { tx, operator, now } = act;
  const [batch] = await tx.query<{ market: Market; voided: boolean; signed: boolean; sum: number; exceptions: number }>(
    ...lockForSigning({ id }),
  );
  if (!batch) return { kind: 'unknown' };
  const { market, exceptions, sum } = batch;
  const minor = await totalsOf(tx, id);
  const differ = differencesOf(minor);
  const totals = inCurrency(minor, market);
  const refuse = (info: string): SignedOff => ({ kind: 'refused', info, exceptions, differ, totals });
  if (batch.voided) return refuse(batchInfos.voided);
  if (batch.signed) return refuse(batchInfos.signed);
  if (exceptions > 0) return refuse(batchInfos.openExceptions);
  if (differ.length > 0) return refuse(batchInfos.notEqual);
  if (!isApproved && (await isCauser(tx, id, operator))) {
    const asked = { act: 'signoff', market, subjectId: id, userId: null, amount: sum, reason: '' } as const;
    return refuse((await requestApproval(act, asked)).info);
  }
  await tx.query(...sign({ id, now, operator }));
  const { resultsPaid, resultsFailed, explained } = totals;
  const sums = `${resultsPaid} paid, ${resultsFailed} failed, ${explained} explained`;
  await appendAudit(act, 'sign off', `export ${id} of ${market}: ${sums}`);
  return { kind: 'signed', totals };
}

/**
 * Signs a batch off (OPS-30) if none of its exceptions is open and file, results and ledger have the same totals.
 * Returns what is missing or differs. An operator who caused what the sign-off has to explain asks a second operator.
 */
export const signOff = (db: Db, { id }: { id: number }, by: Actor): Promise<SignedOff> =>
  db.tx((tx) => signOffIn(actIn(tx, by), id, false));

/** Signs off a batch that a second operator approved (OPS-30). */
export const signOffApproved: CarryOut = async (act, { subjectId }) => {
  const ended = await signOffIn(act, subjectId, true);
  if (ended.kind === 'signed') return accepted;
  return refused(ended.kind === 'unknown' ? batchInfos.unknown : ended.info);
};

const dropHeads = statement(
  { before: 'bigint' },
  `
update payout_exports set head = null
where head is not null and coalesce(signed_at, voided_at) <= :before
returning id`,
);

/** Deletes the lines of files some time after the sign-off (OPS-28), but keeps which withdrawals they held. */
export async function forgetFiles(db: Db, now: number): Promise<void> {
  const before = now - signedFileKeptMs;
  await db.tx(async (tx) => {
    const due = await tx.query<{ id: number }>(...dropHeads({ before }));
    for (const { id } of due) await forgetLines(tx, id);
  });
}
