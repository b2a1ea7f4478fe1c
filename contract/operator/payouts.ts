import * as v from 'valibot';
import { type Meanings, count, longText, money, rowId, shortText, text, time } from '../api/schemas';
import { aloneLimits, dueBatch } from './aloneLimits';
import { scoreUpdate } from './operator';
import { batchesShown, payoutBatch } from './batches';
import { exceptionsShown, payoutException } from './exceptions';
import { warningList } from './payoutWarnings';

/** `info` of a refused decision about a withdrawal or a user. */
export const payoutInfos = {
  resolved: 'ALREADY SETTLED',
  frozen: 'FROZEN',
  needReason: 'NEED REASON',
  unknown: 'UNKNOWN USER',
  invalidAccount: 'INVALID ACCOUNT',
  warningChanged: 'WARNING CHANGED',
  clawbackWaits: 'CLAWBACK WAITS',
  noAccount: 'NO ACCOUNT',
  otherAccount: 'OTHER ACCOUNT',
  inBatch: 'IN BATCH',
  unknownException: 'UNKNOWN EXCEPTION',
  closed: 'ALREADY CLOSED',
  notPaid: 'NOT PAID',
} as const;

export const payoutMeanings: Meanings<typeof payoutInfos> = {
  'ALREADY SETTLED': 'The withdrawal is not pending any more.',
  FROZEN: 'The withdrawals of its owner are frozen.',
  'NEED REASON': 'The act needs a reason.',
  'UNKNOWN USER': 'There is nobody of this number.',
  'INVALID ACCOUNT': 'The account that it goes to was declared invalid.',
  'WARNING CHANGED': 'There are warnings that the page did not show; `warnings` has them.',
  'CLAWBACK WAITS': 'A clawback that waits for its second operator would be short of it.',
  'NO ACCOUNT': 'The person has no account.',
  'OTHER ACCOUNT': 'The person has entered another account since, or it is not invalid.',
  'IN BATCH': "It is with the provider: only the provider's results resolve it.",
  'UNKNOWN EXCEPTION': 'There is no such exception.',
  'ALREADY CLOSED': 'Somebody has closed it.',
  'NOT PAID': 'There is no payment that could be booked back.',
};

/** Maximum number of withdrawals on a page and in a batch payment. */
export const payoutsShown = 100;

/** A pending withdrawal with the facts about its owner that the operator decides by. */
export const pendingPayout = v.object({
  id: rowId,
  userId: rowId,
  userName: shortText,
  accountType: shortText,
  /** Account number, masked. */
  accountNo: shortText,
  amount: money,
  /** When the withdrawal was requested; its age is computed relative to `asOf`. */
  time,
  joined: time,
  /** Earlier withdrawals of the owner: how many were paid, their sum, and how many failed. */
  paid: count,
  paidAmount: money,
  failed: count,
  reminded: v.boolean(),
  /** Result of the host's integrity check of phone and app at the last login; empty when the host sent none. */
  integrity: text(200),
  warnings: warningList,
  /** What the owner owes (OPS-36). */
  debt: money,
  /** The open batch that holds it; 0: it is not with the provider. */
  exportId: rowId,
});
export type PendingPayout = v.InferOutput<typeof pendingPayout>;

/**
 * The oldest pending withdrawals of a market at a moment, first those that are not with the provider; `total` and
 * `totalAmount` count all that are pending there, `sent` and `sentAmount` those of them that are with the provider.
 */
export const pendingPayouts = v.object({
  asOf: time,
  total: count,
  totalAmount: money,
  sent: count,
  sentAmount: money,
  /** Maximum amount that one batch payment may pay, in the market's currency. */
  limit: money,
  alone: aloneLimits,
  due: dueBatch,
  items: v.pipe(v.array(pendingPayout), v.maxLength(payoutsShown)),
  /** Exports that are neither voided nor signed off, newest first. */
  exports: v.pipe(v.array(payoutBatch), v.maxLength(batchesShown)),
  /** Number of open exceptions, and the oldest of them. */
  exceptionCount: count,
  exceptions: v.pipe(v.array(payoutException), v.maxLength(exceptionsShown)),
});
export type PendingPayouts = v.InferOutput<typeof pendingPayouts>;

/** An entry of the audit log; entries never change. */
export const operatorAction = v.object({ id: rowId, time, operator: shortText, action: shortText, detail: longText });
export type OperatorAction = v.InferOutput<typeof operatorAction>;

/** What a press for several withdrawals paid; and how many wait for a second operator (OPS-35), with their sum. */
export const batchUpdate = v.object({ ...scoreUpdate.entries, waiting: count, waitingAmount: money });
export type BatchUpdate = v.InferOutput<typeof batchUpdate>;
