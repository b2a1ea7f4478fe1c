import { approvalInfos } from '@tally/contract/operator/approvals';
import type { ApprovalAct } from '@tally/contract/operator/approvals';
import type { PayoutWarning } from '@tally/contract/operator/payoutWarnings';
import type { Outcome } from '@tally/contract/api/schemas';
import { isRefusedValue } from '../../db/db';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { actIn } from '../act';
import type { Actor } from '../act';
import { appendAudit } from '../audit/appendAudit';
import { lockBalances } from '../ledger/ledger';
import { isSameOperator } from '../shared/operatorName';
import { accepted, refused } from '../shared/outcome';
import type { PressOutcome } from '../shared/outcome';
import type { ApprovedActs } from './carryOut';
import { describeAct } from './requestApproval';
import type { RequestedAct } from './requestApproval';

/** A request, as it was recorded. */
interface RecordedRequest extends RequestedAct {
  readonly id: number;
  readonly operator: string;
  readonly until: number;
  readonly decision: string | null;
}

/** How it was decided: `refused` was approved, and could not be carried out any more. */
type Decision = 'approved' | 'rejected' | 'refused' | 'lapsed';

const requestOf = statement(
  { id: 'bigint' },
  `
select id, act, market, subject_id as "subjectId", user_id as "userId", amount, reason, operator, until, decision,
  withdrawals, line
from approvals
where id = :id
for update`,
);

const deciding = statement(
  { id: 'bigint', decision: 'text', now: 'bigint', by: 'text?', reason: 'text' },
  `
update approvals set decision = :decision, decided_at = :now, decided_by = :by, decided_why = :reason
where id = :id`,
);

const ownersOf = statement(
  { ids: 'bigint[]' },
  `
select (select user_id from withdrawals w where w.id = asked.id) as "userId"
from unnest(:ids) as asked (id)`,
);

/** Whom a request is about. */
async function peopleOf(tx: Sql, { userId, withdrawals = [] }: RecordedRequest): Promise<number[]> {
  if (userId !== null) return [userId];
  const rows = await tx.query<{ userId: number }>(...ownersOf({ ids: withdrawals }));
  return [...new Set(rows.map((row) => row.userId))];
}

/** An operator's decision about a request. */
export interface ApprovalDecision {
  readonly id: number;
  readonly action: 'approve' | 'reject';
  readonly reason?: string | undefined;
  /** The warnings that the operator's page showed of a payment. */
  readonly warnings?: readonly PayoutWarning[] | undefined;
}

/** Why a decision is refused; undefined: it is not. */
function refusalOf(
  { decision, until, operator: asker }: RecordedRequest,
  { action, reason = '' }: ApprovalDecision,
  operator: string,
  now: number,
): string | undefined {
  if (decision === 'lapsed' || (decision === null && until <= now)) return approvalInfos.lapsed;
  if (decision !== null) return approvalInfos.decided;
  if (action === 'approve' && isSameOperator(asker, operator)) return approvalInfos.own;
  return action === 'reject' && reason === '' ? approvalInfos.needReason : undefined;
}

/**
 * Carries out an approved act in its transaction. What the database refuses, such as more than a balance can hold, is
 * undone and refused with a reason: it would be refused every time, and the request would keep its place (OPS-36). Any
 * other error may be over the next time, and is thrown.
 */
async function attempt(tx: Sql, act: () => Promise<Outcome>): Promise<Outcome> {
  await tx.query('savepoint act');
  try {
    return await act();
  } catch (error) {
    if (!isRefusedValue(error)) throw error;
    await tx.query('rollback to savepoint act');
    return refused(approvalInfos.impossible);
  }
}

/** What a decision rests on, besides the request. */
export interface DecisionParts {
  readonly acts: ApprovedActs;
  /** Whether an operator of this name has a key that may ask for such an act. */
  readonly mayAsk: (asker: string, act: ApprovalAct) => boolean;
}

const subjectOf = statement({ id: 'bigint' }, 'select act, market, user_id as "userId" from approvals where id = :id');

/**
 * Decides about a request of another operator (OPS-35). An approval carries out exactly the recorded act, once even if
 * two operators approve at the same moment. It refuses and closes a request whose subject has changed, that cannot be
 * booked, or whose author no longer has a key. The author can only take the request back.
 */
export async function decideApproval(
  db: Db,
  given: ApprovalDecision,
  by: Actor,
  { acts, mayAsk }: DecisionParts,
): Promise<PressOutcome> {
  const { operator, now } = by;
  const { id, action, reason = '', warnings = [] } = given;
  const [known] = await db.query<Pick<RecordedRequest, 'act' | 'market' | 'userId'>>(...subjectOf({ id }));
  if (!known) return refused(approvalInfos.unknown);
  return db.tx(async (tx) => {
    // Before the request, as everywhere: the person's balances, or the market's batches, are locked first.
    if (known.userId !== null) await lockBalances(tx, known.userId);
    await acts[known.act].lock?.(tx, known.market);
    const [request] = await tx.query<RecordedRequest>(...requestOf({ id }));
    if (!request) return refused(approvalInfos.unknown);
    const decide = (decision: Decision, by: string | null, reason = '') =>
      tx.query(...deciding({ id, decision, now, by, reason }));
    const info = refusalOf(request, given, operator, now);
    if (info === approvalInfos.lapsed && request.decision === null) await decide('lapsed', null);
    if (info !== undefined) return refused(info);
    const act = acts[request.act];
    const changed = action === 'approve' && (await act.refuse?.(tx, request, warnings));
    if (changed) return changed;
    const carryOut = async () =>
      mayAsk(request.operator, request.act)
        ? act.carryOut(actIn(tx, { operator: request.operator, now }), request)
        : refused(approvalInfos.askerGone);
    const outcome = action === 'approve' ? await attempt(tx, carryOut) : accepted;
    const wasRefused = outcome.status !== accepted.status;
    if (action === 'reject') await decide('rejected', operator, reason);
    else await decide(wasRefused ? 'refused' : 'approved', operator, outcome.info);
    const ending = action === 'reject' ? `: ${reason}` : wasRefused ? `, not carried out: ${outcome.info}` : '';
    const detail = `request ${id} of ${request.operator} (${describeAct(request)})${ending}`;
    await appendAudit(actIn(tx, by), action, detail, await peopleOf(tx, request));
    return outcome;
  });
}
