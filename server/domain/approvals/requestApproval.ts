import { approvalInfos } from '@tally/contract/operator/approvals';
import type { ApprovalAct } from '@tally/contract/operator/approvals';
import type { Outcome } from '@tally/contract/api/schemas';
import { approvalMs, resultApprovalMs } from '@tally/contract/limits/operator';
import { currencies } from '@tally/contract/market/money';
import type { Market } from '@tally/contract/market/codes';
import type { Db, Sql } from '../../db/db';
import { statement } from '../../db/statement';
import { enqueueApproval } from '../events/enqueueEvents';
import { toWire } from '../ledger/money';
import { appendAudit } from '../audit/appendAudit';
import { refused } from '../shared/outcome';

/** An act that needs a second operator. */
export interface RequestedAct {
  readonly act: ApprovalAct;
  readonly market: Market;
  /** Id of the withdrawal (also of a result), export or person. */
  readonly subjectId: number;
  /** Whose money it is; null: that of several people. */
  readonly userId: number | null;
  /** In minor units; 0 of what moves no money. */
  readonly amount: number;
  readonly reason: string;
  /** Of a batch: the ids of what its file is to hold. */
  readonly withdrawals?: readonly number[];
  /** Of a result: its line, as JSON (`requestResult`). */
  readonly line?: string | null;
}

const actNames: Readonly<Record<ApprovalAct, string>> = {
  pay: 'pay withdrawal',
  export: 'make export',
  void: 'void export',
  result: 'take result of withdrawal',
  return: 'return to cash, exception',
  close: 'close exception',
  signoff: 'sign off export',
  number: 'give the claimed number to user',
  goodwill: 'goodwill user',
  clawback: 'clawback user',
};

/** Describes an act for the audit log. */
export const describeAct = ({ act, market, subjectId, amount, reason }: RequestedAct): string => {
  const money = amount > 0 ? `, ${toWire(amount, market)} ${currencies[market]}` : '';
  return `${actNames[act]} ${subjectId}${money}${reason && `: ${reason}`}`;
};

const lapsing = statement(
  { act: 'text', subjectId: 'bigint', now: 'bigint' },
  `
update approvals set decision = 'lapsed', decided_at = :now
where act = :act and subject_id = :subjectId and decision is null and until <= :now`,
);

const lapsingAll = statement(
  { now: 'bigint' },
  `
update approvals set decision = 'lapsed', decided_at = until
where decision is null and until <= :now`,
);

/** Closes the requests on which nobody decided in time. */
export const lapseApprovals = (db: Db, now: number): Promise<unknown> => db.query(...lapsingAll({ now }));

const newRequest = statement(
  {
    now: 'bigint',
    until: 'bigint',
    act: 'text',
    market: 'text',
    subjectId: 'bigint',
    userId: 'bigint?',
    amount: 'bigint',
    reason: 'text',
    operator: 'text',
    withdrawals: 'bigint[]',
    line: 'text?',
  },
  `
insert into approvals (at, until, act, market, subject_id, user_id, amount, reason, operator, withdrawals, line)
values (:now, :until, :act, :market, :subjectId, :userId, :amount, :reason, :operator, :withdrawals, :line)
on conflict do nothing
returning id`,
);

const sameWaits = statement(
  { act: 'text', subjectId: 'bigint', amount: 'bigint', reason: 'text', line: 'text?' },
  `
select 1
from approvals
where act = :act and subject_id = :subjectId and decision is null and amount = :amount and reason = :reason
  and line is not distinct from :line`,
);

/**
 * Records an operator's request for an act that needs a second one (OPS-35), once while it waits.
 *
 * @param people ids of the people whom it concerns
 * @returns a refusal: the act needs approval; or another request for the same subject waits, and this one was not
 *   recorded
 */
export async function requestApproval(
  tx: Sql,
  asked: RequestedAct,
  operator: string,
  now: number,
  people: readonly number[] = asked.userId === null ? [] : [asked.userId],
): Promise<Outcome> {
  const { act, subjectId, amount, reason, withdrawals = [], line = null } = asked;
  await tx.query(...lapsing({ act, subjectId, now }));
  const until = now + (act === 'result' ? resultApprovalMs : approvalMs);
  const [added] = await tx.query<{ id: number }>(...newRequest({ ...asked, withdrawals, line, operator, now, until }));
  if (added) {
    const detail = `request ${added.id}: ${describeAct(asked)}`;
    await appendAudit(tx, operator, 'ask', detail, now, people);
    await enqueueApproval(tx, asked.market, added.id, now);
  } else if ((await tx.query(...sameWaits({ act, subjectId, amount, reason, line }))).length === 0)
    return refused(approvalInfos.otherWaits);
  return refused(approvalInfos.needsApproval);
}
