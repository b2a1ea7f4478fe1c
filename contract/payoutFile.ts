import * as v from 'valibot';
import { endpoint } from './endpoint';
import { count, market, money, nothing, operatorKey, outcome, shortText, text, time } from './schemas';

/** Columns of the file for the payout provider (OPS-16). */
export const payoutFileColumns = [
  'id',
  'currency',
  'amount',
  'account_type',
  'account_no',
  'account_name',
  'asked_at',
] as const;

/** Columns that the file with its results needs; `reason` may be left out where nothing failed. Others are passed over. */
export const resultFileColumns = ['id', 'currency', 'amount', 'result', 'reason'] as const;

/** Most withdrawals in a file, characters of results in one request, and lines of which is said what is wrong. */
export const payoutFileMost = 1000;
export const resultFileMax = 12_000;
export const resultProblemsMost = 30;

/** Why a line of results was not taken. */
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
  /** Lines whose withdrawal had been settled so before. */
  repeated: count,
  /** Sum of what was paid now, in the market's currency. */
  amount: money,
  /** Lines that were not taken; `problems` tells of the first. */
  notTaken: count,
  problems: v.pipe(v.array(v.object({ line: count, info: shortText })), v.maxLength(resultProblemsMost)),
});
export type ResultsTaken = v.InferOutput<typeof resultsTaken>;

const keyed = { key: operatorKey, market };

/** The pending withdrawals of a market that were asked for by then, the oldest first, as CSV with whole account numbers. Written down. */
export const postPayoutExport = endpoint({
  method: 'POST',
  path: '/wallet/payout/export',
  who: 'operator',
  money: false,
  query: v.object({ ...keyed, asOf: time }),
  body: nothing,
  reply: v.object({ count, file: text(1_000_000) }),
});

/** Takes the provider's results, line by line: each is checked, and settles its withdrawal once, however often the file comes. */
export const postPayoutImport = endpoint({
  method: 'POST',
  path: '/wallet/payout/import',
  who: 'operator',
  money: true,
  query: v.object(keyed),
  body: v.object({ file: text(resultFileMax) }),
  reply: resultsTaken,
});
