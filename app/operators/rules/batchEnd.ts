import { moreInfo, someFailedInfo } from '@tally/contract/operator/operator';
import { approvalInfos } from '@tally/contract/operator/approvals';
import { payoutInfos, type BatchUpdate } from '@tally/contract/operator/payouts';
import type { Sum } from './letLeave';

/**
 * Outcome of a press that pays several withdrawals: all of them paid, some resolved or frozen by somebody else
 * meanwhile, some sent to the provider meanwhile, some left for a second operator, some with warnings that
 * the page did not show, the limit of a press reached, some
 * failed, or nothing is known to have been paid.
 */
export interface BatchEnd {
  state: 'all' | 'some_resolved' | 'in_batch' | 'needs_approval' | 'warnings' | 'more' | 'some_failed' | 'failed';
  /** Number of withdrawals that the press named. */
  count: number;
  /** Number of those that it paid. */
  paid: number;
  /** Sum of those that it paid, in the market's currency. */
  amount: number;
  /** What of it waits for a second operator (OPS-35); undefined: nothing, or the reply does not say it. */
  waiting?: Sum;
}

/** What the reply to a press for `count` withdrawals says about them; no reply: nothing is known (OPS-14). */
export function batchEnd(data: BatchUpdate | undefined, count: number): BatchEnd {
  const { info, withdrawals: paid, amount } = data ?? { info: '', withdrawals: NaN, amount: NaN };
  // A reply without numbers proves no payment.
  if (!data || Number.isNaN(paid + amount)) return { state: 'failed', count, paid: 0, amount: 0 };
  const { waiting, waitingAmount } = data;
  const end = { count, paid, amount, ...(waiting > 0 && { waiting: { count: waiting, amount: waitingAmount } }) };
  if (info === someFailedInfo) return { state: 'some_failed', ...end };
  if (data.status !== 1) return { state: 'failed', ...end };
  if (info === moreInfo) return { state: 'more', ...end };
  if (info === payoutInfos.inBatch) return { state: 'in_batch', ...end };
  if (info === payoutInfos.warningChanged) return { state: 'warnings', ...end };
  if (info === approvalInfos.needsApproval) return { state: 'needs_approval', ...end };
  return { state: paid < count ? 'some_resolved' : 'all', ...end };
}
