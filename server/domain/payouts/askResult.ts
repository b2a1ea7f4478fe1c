import { approvalInfos } from '@tally/contract/operator/approvals';
import type { ResultWait } from '@tally/contract/operator/approvals';
import type { Sql } from '../../db/db';
import { askApproval } from '../approvals/askApproval';
import type { PayoutOf } from './payout';
import type { ResultLine } from './payoutVerdict';

/** A line of results that waits for a second operator, and why. */
export interface AskedLine extends ResultLine {
  readonly why: ResultWait;
}

/** The line of a request, as it was recorded. */
export const lineOf = (line: string): AskedLine => JSON.parse(line) as AskedLine;

/**
 * Asks a second operator to look at a line of the provider's results before it is taken (OPS-31, OPS-35), once while it
 * waits, however often its file comes. The transaction has locked the balances of the withdrawal's owner.
 */
export async function askResult(
  tx: Sql,
  { id, userId, market }: PayoutOf,
  { amount, result, exportId, reference, money, reason }: ResultLine,
  why: ResultWait,
  operator: string,
  now: number,
): Promise<{ ended: 'waiting'; info: string }> {
  if (amount === undefined) throw new Error(`A line of withdrawal ${id} without an amount books nothing.`);
  const asked: AskedLine = { id, amount, result, exportId, reference, money, reason, why };
  const request = {
    act: 'result',
    market,
    subjectId: id,
    userId,
    amount,
    reason,
    line: JSON.stringify(asked),
  } as const;
  await askApproval(tx, request, operator, now);
  return { ended: 'waiting', info: approvalInfos.needsApproval };
}
