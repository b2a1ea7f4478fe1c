import * as v from 'valibot';
import { type Meanings, count, described, money, rowId, time } from '../api/schemas';
import { aloneLimits, dueBatch } from './aloneLimits';
import { accountNo, accountType, integrity, userId, userName } from './fields';
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
  id: described(rowId, 'Number of the withdrawal.'),
  userId,
  userName,
  accountType,
  accountNo,
  amount: described(money, 'What is to be paid.'),
  time: described(time, 'When it was asked for; its age is counted until `asOf`.'),
  joined: described(time, 'When the person came.'),
  paid: described(count, "How many of the person's withdrawals were paid."),
  paidAmount: described(money, 'The sum of those.'),
  failed: described(count, "How many of the person's withdrawals failed or were refused."),
  reminded: described(v.boolean(), 'Whether the person has sent a reminder of it.'),
  integrity,
  warnings: warningList,
  debt: described(money, 'What the person owes (OPS-36); 0: nothing.'),
  exportId: described(rowId, 'The open batch that holds it; 0: it is not with the provider.'),
});
export type PendingPayout = v.InferOutput<typeof pendingPayout>;

/** The pending withdrawals of a market at a moment. */
export const pendingPayouts = v.object({
  asOf: described(time, 'The moment at which the lists were made; a press for several names it.'),
  total: described(count, 'How many withdrawals are pending.'),
  totalAmount: described(money, 'Their sum.'),
  sent: described(count, 'How many of them are with the provider.'),
  sentAmount: described(money, 'The sum of those.'),
  limit: described(money, 'The most that one press for several may pay.'),
  alone: described(aloneLimits, 'What this operator may let leave without a second one (OPS-35).'),
  due: described(dueBatch, 'What a batch would hold now.'),
  items: described(
    v.pipe(v.array(pendingPayout), v.maxLength(payoutsShown)),
    'The oldest pending withdrawals, first those that are not with the provider.',
  ),
  exports: described(
    v.pipe(v.array(payoutBatch), v.maxLength(batchesShown)),
    'Batches that are neither voided nor signed off, the newest first.',
  ),
  exceptionCount: described(count, 'How many exceptions are open.'),
  exceptions: described(v.pipe(v.array(payoutException), v.maxLength(exceptionsShown)), 'The oldest of them.'),
});
export type PendingPayouts = v.InferOutput<typeof pendingPayouts>;

/** What a press for several withdrawals paid. */
export const batchUpdate = v.object({
  ...scoreUpdate.entries,
  waiting: described(count, 'How many now wait for a second operator (OPS-35).'),
  waitingAmount: described(money, 'The sum of those.'),
});
export type BatchUpdate = v.InferOutput<typeof batchUpdate>;
