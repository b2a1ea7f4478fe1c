import * as v from 'valibot';
import { count, described, money, outcome, shortText, type Meanings } from '../api/schemas';
import { exceptionMeanings } from './exceptions';

/**
 * Columns of the file for the payout provider (OPS-16). `account_no` is in its canonical form, `key_kind` PHONE, CPF or
 * MAIL (ACCOUNT-15).
 */
export const payoutFileColumns = [
  'id',
  'currency',
  'amount',
  'account_type',
  'account_no',
  'key_kind',
  'account_name',
  'asked_at',
  'export',
] as const;

/**
 * Columns that the file with the provider's results needs, and those that it may have: `reason` when a payment failed,
 * `reference`, the provider's own number of the payment, when it came back. `export` names the batch (OPS-29). Other
 * columns are ignored.
 */
export const neededResultColumns = ['id', 'currency', 'amount', 'result', 'export'] as const;
export const resultFileColumns = [...neededResultColumns, 'reason', 'reference'] as const;

/** What the provider says of a payment: it arrived, it did not, or it came back after it had arrived (OPS-31). */
export const payoutResults = ['PAID', 'FAILED', 'REVERSED'] as const;
export type PayoutResult = (typeof payoutResults)[number];
export const resultKinds: Readonly<Record<PayoutResult, string>> = {
  PAID: 'The payment arrived.',
  FAILED: 'The payment did not arrive.',
  REVERSED: 'The payment came back after it had arrived.',
};

/** Limits of a file: withdrawals in it, and lines whose problem is reported. */
export const payoutFileMost = 1000;
export const resultProblemsMost = 30;
/** Up to here it is counted how many withdrawals were too many for a file (OPS-26). */
export const payoutsLeftMost = 10_000;
/** Maximum length of the reason of a failed payment, in characters; a longer one is cut. */
export const resultReasonMax = 120;

/** Why a line of the results file was rejected. */
export const resultInfos = {
  badFile: 'BAD FILE',
  badQuotes: 'BAD QUOTES',
  badLine: 'BAD LINE',
  badResult: 'BAD RESULT',
  needReason: 'NEED REASON',
  unknown: 'UNKNOWN WITHDRAWAL',
  needExport: 'NEED EXPORT',
  needReference: 'NEED REFERENCE',
  spoiled: 'SPOILED REFERENCE',
  failed: 'NOT SETTLED, TRY AGAIN',
} as const;

export const resultMeanings: Meanings<typeof resultInfos> = {
  'BAD FILE': 'The file has not the columns that it needs.',
  'BAD QUOTES': 'A quotation mark is not closed.',
  'BAD LINE': 'The line has not as many cells as the header, or one that cannot be read.',
  'BAD RESULT': 'The result is none of the known ones.',
  'NEED REASON': 'A failed payment needs a reason.',
  'UNKNOWN WITHDRAWAL': 'There is no such withdrawal in this market.',
  'NEED EXPORT': 'The line does not name its batch.',
  'NEED REFERENCE': 'A payment that came back needs its reference.',
  'SPOILED REFERENCE': 'The reference looks as a spreadsheet shows a long number, not as the provider wrote it.',
  'NOT SETTLED, TRY AGAIN': 'The line could not be booked; importing the file again tries it again.',
};

/** What each problem of a line means; of one that contradicts the books it is the kind of the exception. */
export const lineMeanings = { ...resultMeanings, ...exceptionMeanings };

export const resultsTaken = v.object({
  ...outcome.entries,
  paid: described(count, 'Lines that paid their withdrawal.'),
  waiting: described(
    count,
    'Lines that wait for a second operator (OPS-31): those that give money back, failures among them.',
  ),
  repeated: described(count, 'Lines whose withdrawal had the same result already.'),
  amount: described(money, 'The sum of what this file paid.'),
  exceptions: described(count, 'Lines that contradict what was booked (OPS-22).'),
  notTaken: described(count, 'Lines that were not taken.'),
  problems: described(
    v.pipe(
      v.array(
        v.object({
          line: described(count, 'Number of the line in the file; the head is line 1.'),
          info: described(shortText, 'What is wrong with it; of an exception its kind.', lineMeanings),
        }),
      ),
      v.maxLength(resultProblemsMost),
    ),
    'The first lines that were not taken or contradict what was booked.',
  ),
});
export type ResultsTaken = v.InferOutput<typeof resultsTaken>;
