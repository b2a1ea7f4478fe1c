import * as v from 'valibot';
import { type Meanings, count, money, rowId, shortText, text, time } from '../api/schemas';

/**
 * States of a batch (OPS-28): results are missing; all are there; an operator stated that the provider has not got
 * it; it was signed off.
 */
const batchStates = ['OPEN', 'SETTLED', 'VOIDED', 'SIGNED'] as const;

/** `info` of a refused request about a batch. */
export const batchInfos = {
  needReason: 'NEED REASON',
  unknown: 'UNKNOWN EXPORT',
  voided: 'ALREADY VOIDED',
  hasResults: 'HAS RESULTS',
  signed: 'ALREADY SIGNED OFF',
  openExceptions: 'OPEN EXCEPTIONS',
  notEqual: 'NOT EQUAL',
  fileGone: 'FILE GONE',
} as const;

export const batchMeanings: Meanings<typeof batchInfos> = {
  'NEED REASON': 'The act needs a reason.',
  'UNKNOWN EXPORT': 'There is no such batch.',
  'ALREADY VOIDED': 'The batch was voided.',
  'HAS RESULTS': 'A result of the batch was taken.',
  'ALREADY SIGNED OFF': 'The batch was signed off.',
  'OPEN EXCEPTIONS': 'Exceptions of the batch are open.',
  'NOT EQUAL': 'The totals of file, results and ledger are not the same.',
  'FILE GONE': 'Personal data in the file had to be deleted.',
};

/** Maximum number of batches in an answer. */
export const batchesShown = 20;

/** A batch: one file for the provider, and what became of it. */
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
  /** Its withdrawals that are under way and whose owners owe something (OPS-36). */
  debts: count,
  /** Whether a second operator is asked before it is voided (OPS-35). */
  asksSecond: v.boolean(),
  /** Whether something in it has a result, so that it cannot be voided; other backends may not say. */
  hasResults: v.boolean(),
  /** Whether the file can be fetched again. */
  hasFile: v.boolean(),
  /** Who voided it or signed it off, when, and why; 0 and empty: nobody has. */
  endedAt: time,
  endedBy: shortText,
  endReason: shortText,
});
export type Batch = v.InferOutput<typeof payoutBatch>;

/** Which totals of a batch are not the same (OPS-30). */
export const batchDifferences = ['FILE AND RESULTS', 'FILE AND LEDGER', 'RESULTS AND LEDGER'] as const;
export type BatchDifference = (typeof batchDifferences)[number];

/** The totals of a batch, in the market's currency. */
export const batchTotals = v.object({
  /** What its file asked for. */
  file: money,
  /** What the results say was paid, what they say was not, and what a closed exception explains. */
  resultsPaid: money,
  resultsFailed: money,
  explained: money,
  /** What the ledger has paid through this batch, and what of its withdrawals is resolved at all. */
  ledgerPaid: money,
  ledgerResolved: money,
});
export type BatchTotals = v.InferOutput<typeof batchTotals>;
