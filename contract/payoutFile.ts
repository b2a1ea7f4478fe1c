import * as v from 'valibot';
import { endpoint } from './endpoint';
import { count, market, money, nothing, operatorKey, outcome, shortText, text, time } from './schemas';

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
] as const;

/**
 * Columns that the file with the provider's results needs; `reason` may be left out when nothing failed. Other columns
 * are ignored.
 */
export const resultFileColumns = ['id', 'currency', 'amount', 'result', 'reason'] as const;

/** Limits of a file: withdrawals in it, characters of results in one request, and lines whose problem is reported. */
export const payoutFileMost = 1000;
export const resultFileMax = 12_000;
export const resultProblemsMost = 30;

/** Why a line of the results file was rejected. */
export const resultInfos = {
  badFile: 'BAD FILE',
  badLine: 'BAD LINE',
  badResult: 'BAD RESULT',
  needReason: 'NEED REASON',
  unknown: 'UNKNOWN WITHDRAWAL',
  otherAmount: 'OTHER AMOUNT',
  otherResult: 'OTHER RESULT BEFORE',
  frozen: 'FROZEN',
  failed: 'NOT SETTLED, TRY AGAIN',
} as const;

const resultsTaken = v.object({
  ...outcome.entries,
  paid: count,
  refused: count,
  /** Lines whose withdrawal had already been settled with the same result. */
  repeated: count,
  /** Sum of what this file paid, in the market's currency. */
  amount: money,
  /** Number of rejected lines; `problems` describes the first ones. */
  notTaken: count,
  problems: v.pipe(v.array(v.object({ line: count, info: shortText })), v.maxLength(resultProblemsMost)),
});
export type ResultsTaken = v.InferOutput<typeof resultsTaken>;

const keyed = { key: operatorKey, market };

/**
 * The pending withdrawals of a market that were requested up to `asOf`, oldest first, as CSV with unmasked account
 * numbers. The export is recorded in the operators' log.
 */
export const postPayoutExport = endpoint({
  method: 'POST',
  path: '/wallet/payout/export',
  who: 'operator',
  money: false,
  query: v.object({ ...keyed, asOf: time }),
  body: nothing,
  reply: v.object({ count, file: text(1_000_000) }),
});

/**
 * Imports the provider's results. Each line is validated on its own and settles its withdrawal once, even when the file
 * is imported repeatedly.
 */
export const postPayoutImport = endpoint({
  method: 'POST',
  path: '/wallet/payout/import',
  who: 'operator',
  money: true,
  query: v.object(keyed),
  body: v.object({ file: text(resultFileMax) }),
  reply: resultsTaken,
});
