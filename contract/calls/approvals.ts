import { endpoint } from '../api/endpoint';
import { described, keyed, market, money, nothing, outcome, pick, rowId, typedText } from '../api/schemas';
import { adjustmentKinds, approval, approvalMeanings, secondOperatorMeanings } from '../operator/approvals';
import { shownWarnings, warnedOutcome, warnedReading } from '../operator/payoutWarnings';
import { payoutMeanings } from '../operator/payouts';
import { batchMeanings } from '../operator/batches';
import { exceptionMeanings } from '../operator/exceptions';
import { givenReason, userId } from '../operator/fields';
import { claimMeanings } from '../operator/numberClaims';
import * as v from 'valibot';

/** Maximum number of requests on a page. */
const approvalsShown = 100;

export const getApprovals = endpoint({
  method: 'GET',
  path: '/operator/approvals',
  who: 'operator',
  scope: ['read', 'approve'],
  money: false,
  summary: 'Acts that wait for a second operator',
  description: 'The requests that wait for a second operator, the oldest first; then those that lapsed within a day.',
  query: v.object(keyed),
  body: nothing,
  reply: v.pipe(v.array(approval), v.maxLength(approvalsShown)),
  // A server of an earlier version does not send these.
  reading: { instead: { payouts: [], lines: [] } },
});

export const postApproval = endpoint({
  method: 'POST',
  path: '/operator/approval',
  who: 'operator',
  scope: ['approve'],
  money: true,
  summary: 'Approve what another operator asked for, which carries it out, or reject it with a reason',
  description:
    'Approves a request of another operator, which carries out exactly what was asked for, once; or rejects it with a reason. Its own operator can only reject it. `info` WARNING CHANGED when a payment has warnings that the page did not show: then it waits on. Of a line of results that contradicts the books by now `info` is the kind of the exception (PAID TWICE and others).',
  infos: { ...approvalMeanings, ...payoutMeanings, ...batchMeanings, ...claimMeanings, ...exceptionMeanings },
  query: v.object({
    ...keyed,
    id: described(rowId, 'Number of the request.'),
    action: described(
      v.picklist(['approve', 'reject']),
      'What is decided: approving carries it out, rejecting ends it.',
    ),
    reason: v.optional(described(typedText, 'Why, for the audit log; only a rejection needs it.')),
  }),
  body: shownWarnings,
  reply: warnedOutcome,
  reading: warnedReading,
});

export const postAdjustment = endpoint({
  method: 'POST',
  path: '/operator/adjustment',
  who: 'operator',
  scope: ['pay'],
  money: true,
  summary: 'Ask for money to be given to somebody or taken back, which a second operator approves',
  description:
    "Asks for an adjustment of somebody's money in their market's currency, with a reason (OPS-36); `info` NEEDS APPROVAL. What can't be taken back at once stays as a debt that the next earnings pay.",
  infos: {
    ...secondOperatorMeanings,
    ...pick(approvalMeanings, 'BAD AMOUNT'),
    ...pick(payoutMeanings, 'NEED REASON', 'UNKNOWN USER'),
  },
  query: v.object({
    ...keyed,
    userId,
    kind: described(v.picklist(adjustmentKinds), 'What is asked for.', {
      goodwill: 'To give the person money.',
      clawback: 'To take money back from the person.',
    }),
    market,
    amount: described(money, 'How much.'),
    reason: v.optional(givenReason),
  }),
  body: nothing,
  reply: outcome,
});
