import { currencies } from '@tally/contract/market/money';
import type { Market } from '@tally/contract/market/codes';
import type { PayoutExceptionKind } from '@tally/contract/operator/exceptions';
import { resultInfos } from '@tally/contract/operator/batchFile';
import { approvalInfos } from '@tally/contract/operator/approvals';
import type { ResultWait } from '@tally/contract/operator/approvals';
import type { Db } from '../../db/db';
import { statement } from '../../db/statement';
import { actIn } from '../act';
import type { Act, Actor } from '../act';
import type { CarryOut } from '../approvals/carryOut';
import { lockBalances } from '../ledger/ledger';
import { appendAudit } from '../audit/appendAudit';
import { accepted, refused } from '../shared/outcome';
import { requestResult, lineOf } from './requestResult';
import { bookedOf, linesOf } from './bookedPayout';
import { resolveIn } from '../withdrawals/resolveWithdrawal';
import type { PayoutOf } from '../withdrawals/resolveWithdrawal';
import { recordException } from './payoutExceptions';
import { isReferenceOfAnother, reverseIn } from './payoutReturn';
import { isSameReference, verdictOf, waitOf } from './payoutVerdict';
import type { ResultLine, Verdict } from './payoutVerdict';

/**
 * What a line did: it paid its withdrawal, gave its money back once a second operator had approved it, waits for that,
 * was known already, was an exception, or was not taken for a reason.
 */
export type Applied =
  | { readonly ended: 'paid' | 'given back' | 'waiting' | 'repeated' }
  /** It contradicts the books, maybe after it resolved its withdrawal; `isNew`: the exception was not known before. */
  | { readonly ended: 'paid' | 'given back' | 'exception'; readonly contradicts: PayoutExceptionKind; isNew: boolean }
  | { readonly ended: 'not taken'; readonly info: string };

/** Keeps a result with its line, and a reference that comes with a later one (OPS-29). */
const lineResult = statement(
  { export: 'bigint', id: 'bigint', result: 'text', reference: 'text', now: 'bigint' },
  `
update payout_export_lines
set result = :result, result_at = coalesce(result_at, :now), reference = :reference
where export_id = :export and withdrawal_id = :id and (result is null or (result = :result and reference = ''))`,
);

/** Records a line that contradicts the books or belongs to another batch; its text then has that batch's number. */
async function recordContradiction(
  act: Act,
  kind: PayoutExceptionKind,
  { id, result, money, reason, exportId, reference }: ResultLine,
  { market, amount }: { market: Market; amount: number },
): Promise<Extract<Applied, { contradicts: string }>> {
  const isOther = kind === 'OTHER BATCH';
  const said = [`${result} ${money}`, ...(isOther ? [`export ${exportId}`] : []), ...(reference ? [reference] : [])];
  const contradiction = { withdrawalId: id, exportId: isOther ? null : exportId, kind, market, amount, reason };
  const isNew = await recordException(act, { ...contradiction, said: said.join(', ') });
  return { ended: 'exception', contradicts: kind, isNew };
}

/** Resolves the withdrawal as the line says. */
async function resolve(act: Act, payout: PayoutOf, line: ResultLine): Promise<{ ended: 'paid' | 'given back' }> {
  const { tx, now } = act;
  const { id, exportId, reason } = line;
  const isPaid = line.result === 'PAID';
  await resolveIn(tx, payout, { paid: isPaid, now }, { by: { exportId }, reason: isPaid ? '' : reason });
  const detail = `withdrawal ${id}, export ${exportId}${reason && `: ${reason}`}`;
  await appendAudit(act, isPaid ? 'pay' : 'refuse', detail, [payout.userId]);
  return { ended: isPaid ? 'paid' : 'given back' };
}

/** How a line is taken: by whom and when, and whether a second operator has approved it. */
interface Applying extends Act {
  readonly isApproved: boolean;
}

const waitingReversals = statement(
  { id: 'bigint', now: 'bigint' },
  `
select line
from approvals
where act = 'result' and subject_id = :id and decision is null and until > :now`,
);

/**
 * Asks a second operator about a line that would give money back. What came back waits once under its reference; the
 * same reference with another amount, or of another withdrawal, is an exception at once (OPS-31).
 */
async function requestReturn(
  act: Act,
  payout: PayoutOf,
  line: ResultLine,
  wait: ResultWait,
): Promise<Applied | PayoutExceptionKind> {
  const { tx, now } = act;
  if (line.result === 'REVERSED') {
    if (await isReferenceOfAnother(tx, payout, line.reference)) return 'REFERENCE USED';
    const rows = await tx.query<{ line: string }>(...waitingReversals({ id: payout.id, now }));
    const same = rows
      .map((row) => lineOf(row.line))
      .find(({ result, reference }) => result === 'REVERSED' && isSameReference(reference, line.reference));
    if (same) return same.amount === line.amount ? { ended: 'waiting' } : 'OTHER AMOUNT';
  }
  return requestResult(act, payout, line, wait);
}

/** Books what came back, at most what has not come back yet; the line's part above that is an exception (OPS-31). */
async function giveBack(
  act: Act,
  payout: PayoutOf,
  line: ResultLine,
  { amount, exception }: Extract<Verdict, { does: 'return' }>,
): Promise<Applied> {
  const { market } = payout;
  const back = { ...line, amount, said: line.amount ?? amount };
  if (!(await reverseIn(act, payout, back)))
    return recordContradiction(act, 'REFERENCE USED', line, { market, amount });
  if (exception) await recordContradiction(act, exception, line, { market, amount: back.said - amount });
  return { ended: 'given back' };
}

/**
 * Takes a line in a transaction that has locked its owner's balances. What a second operator has to see is not booked
 * before they have approved it, and of an approved line nothing is booked but the return that they saw, or what is left
 * of it by then.
 */
async function applyIn(act: Applying, payout: PayoutOf, line: ResultLine): Promise<Applied> {
  const { id, market } = payout;
  const { result, exportId, reference } = line;
  const { tx, now, isApproved } = act;
  const booked = await bookedOf(tx, id);
  if (!booked) return { ended: 'not taken', info: resultInfos.unknown };
  const contradicts = (kind: PayoutExceptionKind) =>
    recordContradiction(act, kind, line, { market, amount: booked.amount });
  const verdict = verdictOf(booked, await linesOf(tx, id), line);
  const wait = waitOf(verdict, line);
  if (wait === 'SPOILED REFERENCE' && !isApproved) return requestResult(act, payout, line, wait);
  if (verdict.does === 'contradict') return contradicts(verdict.exception);
  if (wait !== undefined && !isApproved) {
    const requested = await requestReturn(act, payout, line, wait);
    return typeof requested === 'string' ? contradicts(requested) : requested;
  }
  if (verdict.does === 'return') return giveBack(act, payout, line, verdict);
  if (isApproved && wait === undefined) return { ended: 'not taken', info: approvalInfos.changed };
  if (result !== 'REVERSED') await tx.query(...lineResult({ export: exportId, id, result, reference, now }));
  if (verdict.does === 'nothing') return { ended: 'repeated' };
  const applied = await resolve(act, payout, line);
  return verdict.exception ? { ...(await contradicts(verdict.exception)), ended: applied.ended } : applied;
}

const ownerOfWithdrawal = statement(
  { id: 'bigint', currency: 'text' },
  'select user_id as "userId" from withdrawals where id = :id and currency = :currency',
);

/**
 * Takes a line of the provider's results, in one transaction: it resolves its withdrawal once, waits for a second
 * operator when it gives money back, or is kept as an exception when it contradicts what was booked (OPS-16, OPS-22,
 * OPS-29, OPS-31).
 */
export async function applyResult(db: Db, market: Market, line: ResultLine, by: Actor): Promise<Applied> {
  return db.tx(async (tx): Promise<Applied> => {
    const [owner] = await tx.query<{ userId: number }>(
      ...ownerOfWithdrawal({ id: line.id, currency: currencies[market] }),
    );
    if (!owner) return { ended: 'not taken', info: resultInfos.unknown };
    await lockBalances(tx, owner.userId);
    const payout = { id: line.id, userId: owner.userId, market };
    return applyIn({ ...actIn(tx, by), isApproved: false }, payout, line);
  });
}

/**
 * Takes a line that a second operator approved (OPS-31, OPS-35), in a transaction that has locked its owner's balances:
 * refused when it would give nothing back any more; then it is kept as an exception when it contradicts what was
 * booked.
 */
export const resultApproved: CarryOut = async (act, { subjectId: id, userId, market, line }) => {
  if (userId === null || typeof line !== 'string') throw new Error(`The request for withdrawal ${id} has no line.`);
  const requested = lineOf(line);
  const isSpoiled = requested.wait === 'SPOILED REFERENCE';
  const applied = await applyIn({ ...act, isApproved: true }, { id, userId, market }, { ...requested, isSpoiled });
  if (applied.ended === 'not taken') return refused(applied.info);
  // A reference that is really so is taken as it is, also when that contradicts the books.
  if (applied.ended === 'given back' || isSpoiled) return accepted;
  return refused('contradicts' in applied ? applied.contradicts : approvalInfos.changed);
};
