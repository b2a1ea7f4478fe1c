import * as v from 'valibot';
import { endpoint } from '../api/endpoint';
import { unknownNumber } from '../api/reading';
import {
  count,
  longText,
  market,
  money,
  nothing,
  operatorKey,
  outcome,
  rowId,
  shortText,
  text,
  time,
  typedText,
} from '../api/schemas';
import { aloneLimits, dueBatch, unknownLimits } from './aloneLimits';
import { scoreUpdate } from './operator';
import { batchesShown, payoutBatch } from './batches';
import { exceptionsShown, payoutException } from './exceptions';
import { shownWarnings, warnedOutcome, warnedReading, warningList } from './payoutWarnings';

/** `info` of a refused decision about a withdrawal or a user. */
export const payoutInfos = {
  resolved: 'ALREADY SETTLED',
  frozen: 'FROZEN',
  needReason: 'NEED REASON',
  unknown: 'UNKNOWN USER',
  /** The account that the withdrawal goes to was declared invalid (OPS-27). */
  invalidAccount: 'INVALID ACCOUNT',
  /** There are warnings that the page did not show (OPS-66). */
  warningChanged: 'WARNING CHANGED',
  /** A clawback that waits for its second operator would be short of it (OPS-36). */
  clawbackWaits: 'CLAWBACK WAITS',
  noAccount: 'NO ACCOUNT',
  /** The person has entered another account since, or it is not invalid. */
  otherAccount: 'OTHER ACCOUNT',
  /** It is with the provider: only the provider's results resolve it (OPS-20). */
  inBatch: 'IN BATCH',
  unknownException: 'UNKNOWN EXCEPTION',
  closed: 'ALREADY CLOSED',
  notPaid: 'NOT PAID',
} as const;

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
const pendingPayouts = v.object({
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
const operatorAction = v.object({ id: rowId, time, operator: shortText, action: shortText, detail: longText });
export type OperatorAction = v.InferOutput<typeof operatorAction>;
const operatorActions = v.pipe(v.array(operatorAction), v.maxLength(100));

const keyed = { key: operatorKey };

/** The pending withdrawals of a market, what of them is with the provider, and the open exceptions. */
export const getPayouts = endpoint({
  method: 'GET',
  path: '/wallet/payouts',
  who: 'operator',
  money: false,
  query: v.object({ ...keyed, market }),
  body: nothing,
  reply: pendingPayouts,
  // Another backend does not say these; whose withdrawal it is it need not say of an exception alone.
  reading: {
    instead: { ...unknownLimits, userId: (item: object) => ('payoutId' in item ? 0 : undefined) },
  },
});

/**
 * Pays one withdrawal, or refuses it with a reason and returns the money. `info` IN BATCH for one that is with the
 * provider, WARNING CHANGED when a payment has warnings that the page did not show.
 */
export const postPayout = endpoint({
  method: 'POST',
  path: '/wallet/payout',
  who: 'operator',
  money: true,
  query: v.object({ ...keyed, id: rowId, action: v.picklist(['pay', 'refuse']), reason: v.optional(typedText) }),
  body: shownWarnings,
  reply: warnedOutcome,
  reading: warnedReading,
});

/** What a press for several withdrawals paid; and how many wait for a second operator (OPS-35), with their sum. */
const batchUpdate = v.object({ ...scoreUpdate.entries, waiting: count, waitingAmount: money });
export type BatchUpdate = v.InferOutput<typeof batchUpdate>;

/**
 * Pays the named withdrawals that were pending at `asOf` and still are, up to the market's limit; `info` MORE, SOME
 * FAILED, IN BATCH when some of them are with the provider, or WARNING CHANGED when some have warnings that the page
 * did not show, and were left.
 */
export const postPayShown = endpoint({
  method: 'POST',
  path: '/wallet/payout/batch',
  who: 'operator',
  money: true,
  query: v.object({ ...keyed, market, asOf: time }),
  body: v.object({
    ids: v.pipe(v.array(rowId), v.maxLength(payoutsShown)),
    /** The warnings that the page showed, of those that had any. */
    shown: v.optional(v.pipe(v.array(v.object({ id: rowId, warnings: warningList })), v.maxLength(payoutsShown))),
  }),
  reply: batchUpdate,
  // A backend without a second operator lets none wait.
  reading: { instead: { waiting: unknownNumber, waitingAmount: unknownNumber } },
});

/**
 * Closes an exception with a reason: `return` books a payment that did not arrive back to cash, once per withdrawal;
 * `close` changes nothing else.
 */
export const postExceptionResolve = endpoint({
  method: 'POST',
  path: '/wallet/payout/exception',
  who: 'operator',
  money: true,
  query: v.object({ ...keyed, id: rowId, action: v.picklist(['return', 'close']), reason: v.optional(typedText) }),
  body: nothing,
  reply: outcome,
});

/** The latest actions of operators, newest first. */
export const getLatestActs = endpoint({
  method: 'GET',
  path: '/operator/actions',
  who: 'operator',
  money: false,
  query: v.object(keyed),
  body: nothing,
  reply: operatorActions,
});
