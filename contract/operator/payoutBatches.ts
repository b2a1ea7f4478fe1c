import * as v from 'valibot';
import { endpoint } from '../api/endpoint';
import { count, market, money, nothing, operatorKey, outcome, rowId, shortText, text, time } from '../api/schemas';

/**
 * States of an export (OPS-28): results are missing; all are there; an operator stated that the provider has not got
 * it; it was signed off.
 */
export const batchStates = ['OPEN', 'SETTLED', 'VOIDED', 'SIGNED'] as const;
export type BatchState = (typeof batchStates)[number];

/** `info` of a refused request about an export. */
export const batchInfos = {
  needReason: 'NEED REASON',
  unknown: 'UNKNOWN EXPORT',
  voided: 'ALREADY VOIDED',
  hasResults: 'HAS RESULTS',
  /** Personal data in the file had to be deleted. */
  fileGone: 'FILE GONE',
} as const;

/** Maximum number of exports in an answer. */
export const batchesShown = 20;

/** An export: one file for the provider, and what became of it. */
export const payoutBatch = v.object({
  id: rowId,
  time,
  operator: shortText,
  count,
  amount: money,
  /** Hash of the file, hexadecimal. */
  sha256: text(64),
  state: v.picklist(batchStates),
  /** Its withdrawals of which a result is missing. */
  left: count,
  /** Open exceptions of its withdrawals. */
  exceptions: count,
  /** Whether the file can be fetched again. */
  hasFile: v.boolean(),
  /** Who voided it or signed it off, when, and why; 0 and empty: nobody has. */
  endedAt: time,
  endedBy: shortText,
  endReason: shortText,
});
export type PayoutBatch = v.InferOutput<typeof payoutBatch>;

const keyed = { key: operatorKey };

/** The exports of a market, newest first; with `before` those older than that one. */
export const getPayoutBatches = endpoint({
  method: 'GET',
  path: '/wallet/payout/batches',
  who: 'operator',
  money: false,
  query: v.object({ ...keyed, market, before: v.optional(rowId) }),
  body: nothing,
  reply: v.pipe(v.array(payoutBatch), v.maxLength(batchesShown)),
});

/**
 * The file of an export once more, byte for byte; who fetched it is written down. `info` FILE GONE when something of it
 * had to be deleted.
 */
export const postPayoutFile = endpoint({
  method: 'POST',
  path: '/wallet/payout/file',
  who: 'operator',
  money: false,
  query: v.object({ ...keyed, id: rowId }),
  body: nothing,
  reply: v.object({ ...outcome.entries, file: text(1_000_000) }),
});
