import { endpoint } from '../api/endpoint';
import { count, described, keyed, market, nothing, outcome, pick, rowId, text, time } from '../api/schemas';
import { requestBodyMax } from '../limits/request';
import { lineMeanings, payoutsLeftMost, resultsTaken } from '../operator/batchFile';
import { batchDifferences, batchesShown, batchMeanings, batchTotals, payoutBatch } from '../operator/batches';
import { secondOperatorMeanings } from '../operator/approvals';
import { givenReason } from '../operator/fields';
import * as v from 'valibot';

const id = described(rowId, 'Number of the batch.');

export const getBatches = endpoint({
  method: 'GET',
  path: '/wallet/payout/batches',
  who: 'operator',
  scope: ['read'],
  money: false,
  summary: 'The batches of a market with their state',
  description: 'The batches of a market, newest first; with `before` those older than that one.',
  query: v.object({
    ...keyed,
    market,
    before: v.optional(described(rowId, 'Only batches older than this one; missing: from the newest on.')),
  }),
  body: nothing,
  reply: v.pipe(v.array(payoutBatch), v.maxLength(batchesShown)),
});

export const postBatchFile = endpoint({
  method: 'POST',
  path: '/wallet/payout/file',
  who: 'operator',
  scope: ['pay'],
  money: false,
  summary: 'The file of a batch once more, byte for byte',
  description:
    'The file of a batch once more, byte for byte; who fetched it is written down. `info` FILE GONE when something of it had to be deleted.',
  infos: pick(batchMeanings, 'UNKNOWN EXPORT', 'ALREADY VOIDED', 'FILE GONE'),
  query: v.object({ ...keyed, id }),
  body: nothing,
  reply: v.object({
    ...outcome.entries,
    file: described(text(1_000_000), 'The file as it was made: CSV; empty when it was refused.'),
  }),
});

export const postBatchSignOff = endpoint({
  method: 'POST',
  path: '/wallet/payout/signoff',
  who: 'operator',
  scope: ['pay'],
  money: false,
  summary: 'Sign a batch off, when its totals are equal and none of its exceptions is open',
  description:
    'Signs a batch off: refused with OPEN EXCEPTIONS, or with NOT EQUAL and those totals that differ. The totals are there in any case, 0 for a batch that is not known.',
  infos: {
    ...pick(batchMeanings, 'UNKNOWN EXPORT', 'ALREADY VOIDED', 'ALREADY SIGNED OFF', 'OPEN EXCEPTIONS', 'NOT EQUAL'),
    ...secondOperatorMeanings,
  },
  query: v.object({ ...keyed, id }),
  body: nothing,
  reply: v.object({
    ...outcome.entries,
    exceptions: described(count, 'How many exceptions of the batch are open.'),
    differ: described(
      v.pipe(v.array(v.picklist(batchDifferences)), v.maxLength(batchDifferences.length)),
      'Which totals are not the same; empty: all are.',
    ),
    totals: described(batchTotals, 'The totals of the batch.'),
  }),
});

const keyedMarket = { ...keyed, market };

export const postBatch = endpoint({
  method: 'POST',
  path: '/wallet/payout/export',
  who: 'operator',
  scope: ['pay'],
  money: false,
  summary: 'The pending withdrawals of a market as a file for the payout provider, who has them from then on',
  description: `The pending withdrawals of a market that were requested up to \`asOf\` and are not with the provider, oldest first, as CSV with unmasked account numbers. They are with the provider from then on (OPS-20). \`left\` is counted up to ${payoutsLeftMost}. Above what the operator may let leave alone (OPS-35) \`info\` is NEEDS APPROVAL and \`file\` empty, unless \`alone\` asks for as much as that: once a second operator approved it, the file is fetched by its number (\`postBatchFile\`).`,
  infos: secondOperatorMeanings,
  query: v.object({
    ...keyedMarket,
    asOf: described(time, 'Only withdrawals that were asked for up to this moment: that of the page that was shown.'),
    alone: v.optional(described(v.picklist([1]), 'With 1 no more than this operator may let leave alone.')),
  }),
  body: nothing,
  reply: v.object({
    ...outcome.entries,
    id: described(rowId, 'Number of the batch; 0: none was made.'),
    count: described(count, 'How many withdrawals the file holds.'),
    left: described(count, 'How many were too many for the file.'),
    file: described(text(1_000_000), 'The file: CSV with a head; empty when none was made.'),
  }),
});

export const postBatchVoid = endpoint({
  method: 'POST',
  path: '/wallet/payout/void',
  who: 'operator',
  scope: ['pay'],
  money: false,
  summary: 'Void a batch whose file the provider has not got',
  description:
    'Voids a batch, for a reason, when the provider has not got its file: its withdrawals are no longer with the provider. Refused when a result of it was taken (`HAS RESULTS`).',
  infos: {
    ...pick(batchMeanings, 'NEED REASON', 'UNKNOWN EXPORT', 'ALREADY VOIDED', 'ALREADY SIGNED OFF', 'HAS RESULTS'),
    ...secondOperatorMeanings,
  },
  query: v.object({ ...keyed, id, reason: v.optional(givenReason) }),
  body: nothing,
  reply: outcome,
});

export const postBatchResults = endpoint({
  method: 'POST',
  path: '/wallet/payout/import',
  who: 'operator',
  scope: ['pay'],
  money: true,
  summary: "Take the payout provider's results, line by line",
  description:
    "Imports the provider's results. Each line is validated on its own and resolves its withdrawal once, even when the file is imported repeatedly; a line that contradicts the books is kept as an exception. With `really` lines whose reference looks spoiled (SPOILED REFERENCE) are not refused: a second operator decides whether it is really so (OPS-60).",
  infos: lineMeanings,
  query: v.object({
    ...keyedMarket,
    really: v.optional(described(v.picklist([1]), 'With 1 references that look spoiled are really so.')),
  }),
  body: v.object({
    file: described(
      text(requestBodyMax),
      'The file of the provider: CSV with the columns id, currency, amount, result and export, and if it has them reason and reference.',
    ),
  }),
  reply: resultsTaken,
  // A server of an earlier version lets no line wait.
  reading: { instead: { waiting: 0 } },
});
