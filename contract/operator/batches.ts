import * as v from 'valibot';
import { type Meanings, count, described, money, rowId, shortText, text, time } from '../api/schemas';
import { operatorName } from './fields';

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
  id: described(rowId, 'Number of the batch.'),
  time: described(time, 'When it was made.'),
  operator: operatorName,
  count: described(count, 'How many withdrawals its file holds.'),
  amount: described(money, 'Their sum.'),
  sha256: described(text(64), 'SHA-256 of the file, hexadecimal.'),
  state: described(v.picklist(batchStates), 'How far it is.', {
    OPEN: 'Results are missing.',
    SETTLED: 'Each of its withdrawals has a result.',
    VOIDED: 'An operator stated that the provider has not got it.',
    SIGNED: 'It was signed off.',
  }),
  left: described(count, 'Its withdrawals of which a result is missing.'),
  exceptions: described(count, 'Open exceptions of its withdrawals.'),
  debts: described(count, 'Its withdrawals that are under way and whose owners owe something (OPS-36).'),
  asksSecond: described(v.boolean(), 'Whether a second operator is asked before it is voided (OPS-35).'),
  hasResults: described(v.boolean(), 'Whether something in it has a result, so that it cannot be voided.'),
  hasFile: described(v.boolean(), 'Whether the file can be fetched again.'),
  endedAt: described(time, 'When it was voided or signed off; 0: it was not.'),
  endedBy: described(shortText, 'Who did so; empty: nobody.'),
  endReason: described(shortText, 'Why it was voided; empty: it was not.'),
});
export type Batch = v.InferOutput<typeof payoutBatch>;

/** Which totals of a batch are not the same (OPS-30). */
export const batchDifferences = ['FILE AND RESULTS', 'FILE AND LEDGER', 'RESULTS AND LEDGER'] as const;
export type BatchDifference = (typeof batchDifferences)[number];

/** The totals of a batch, in the market's currency. */
export const batchTotals = v.object({
  file: described(money, 'What its file asked for.'),
  resultsPaid: described(money, 'What the results say was paid.'),
  resultsFailed: described(money, 'What the results say was not paid.'),
  explained: described(money, 'What a closed exception explains.'),
  ledgerPaid: described(money, 'What the ledger has paid through this batch.'),
  ledgerResolved: described(money, 'What of its withdrawals is resolved at all.'),
});
export type BatchTotals = v.InferOutput<typeof batchTotals>;
