import type { ResultWait } from '@tally/contract/operator/approvals';
import type { Act } from '../act';
import { requestApproval } from '../approvals/requestApproval';
import type { PayoutOf } from '../withdrawals/resolveWithdrawal';
import type { ResultLine } from './payoutVerdict';

/** A line of results that waits for a second operator. */
export interface RequestedLine extends ResultLine {
  /** Why it waits. */
  readonly wait: ResultWait;
}

/** The line as JSON in the table of requests. */
type StoredLine = ResultLine & { readonly why: ResultWait };

/** The line of a request, as it was recorded. */
export const lineOf = (line: string): RequestedLine => {
  const { why: wait, ...result } = JSON.parse(line) as StoredLine;
  return { ...result, wait };
};

/**
 * Asks a second operator to look at a line of the provider's results before it is taken (OPS-31, OPS-35), once while it
 * waits, however often its file comes. The transaction has locked the balances of the withdrawal's owner.
 */
export async function requestResult(
  act: Act,
  { id, userId, market }: PayoutOf,
  { amount, result, exportId, reference, money, reason }: ResultLine,
  wait: ResultWait,
): Promise<{ ended: 'waiting' }> {
  if (amount === undefined) throw new Error(`A line of withdrawal ${id} without an amount books nothing.`);
  const stored: StoredLine = { id, amount, result, exportId, reference, money, reason, why: wait };
  const request = {
    act: 'result',
    market,
    subjectId: id,
    userId,
    amount,
    reason,
    line: JSON.stringify(stored),
  } as const;
  await requestApproval(act, request);
  return { ended: 'waiting' };
}
