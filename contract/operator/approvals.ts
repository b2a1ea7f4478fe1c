import * as v from 'valibot';
import { described, market, type Meanings, money, pick, rowId, shortText, time } from '../api/schemas';
import { payoutResults, resultKinds } from './batchFile';
import { operatorName, payoutStatus, reference } from './fields';
import { pendingPayout } from './payouts';

/** Adjustments of a person's money (OPS-36): what is given to them, and what is taken back. */
export const adjustmentKinds = ['goodwill', 'clawback'] as const;
export type AdjustmentKind = (typeof adjustmentKinds)[number];

/**
 * What needs a second operator (OPS-35): a payment, export, void or return to cash above the market's limits; a number
 * that was another person's (ACCOUNT-20); every adjustment; a line of the provider's results that gives money back; and
 * the closing of an exception, or the sign-off of a batch, by whoever caused it.
 */
const approvalActs = [
  'pay',
  'export',
  'void',
  'result',
  'return',
  'close',
  'signoff',
  'number',
  ...adjustmentKinds,
] as const;
export type ApprovalAct = (typeof approvalActs)[number];

/** `info` of an act that waits for a second operator, and of a decision about it that was refused. */
export const approvalInfos = {
  needsApproval: 'NEEDS APPROVAL',
  unknown: 'UNKNOWN REQUEST',
  decided: 'ALREADY DECIDED',
  lapsed: 'LAPSED',
  own: 'OWN REQUEST',
  changed: 'CHANGED SINCE',
  askerGone: 'ASKER GONE',
  needReason: 'NEED REASON',
  otherWaits: 'OTHER REQUEST WAITS',
  impossible: 'NOT POSSIBLE',
  badAmount: 'BAD AMOUNT',
} as const;

export const approvalMeanings: Meanings<typeof approvalInfos> = {
  'NEEDS APPROVAL': 'With `status` 2: nothing was done; it waits for a second operator.',
  'UNKNOWN REQUEST': 'There is no such request.',
  'ALREADY DECIDED': 'Somebody has decided about it.',
  LAPSED: 'Nobody decided in time.',
  'OWN REQUEST': 'Nobody can approve a request of their own.',
  'CHANGED SINCE': 'What it is about is not any more what was asked for.',
  'ASKER GONE': 'Whoever asked for it has no key any more that may ask for it.',
  'NEED REASON': 'The act needs a reason.',
  'OTHER REQUEST WAITS': 'Another amount, or another reason, was asked for about the same and waits.',
  'NOT POSSIBLE': 'What was approved exceeds what the ledger can hold; the request is closed.',
  'BAD AMOUNT': 'Nothing, more decimals than the currency has, or more than its largest amount.',
};

/** Why an act that may need a second operator is not done yet (OPS-35). */
export const secondOperatorMeanings = pick(approvalMeanings, 'NEEDS APPROVAL', 'OTHER REQUEST WAITS', 'NOT POSSIBLE');

/**
 * Why a line of the provider's results waits for a second operator: it says that a payment came back, or that it failed
 * after money may have left; or its reference looks spoiled by a spreadsheet, and an operator says that it is right.
 */
const resultWaits = ['CAME BACK', 'FAILED', 'SPOILED REFERENCE'] as const;
export type ResultWait = (typeof resultWaits)[number];

/** A line of the provider's results that waits, and the payment that it is about. */
const waitingLine = v.object({
  exportId: described(rowId, 'The batch that the line names.'),
  result: described(v.picklist(payoutResults), 'What the provider says of the payment.', resultKinds),
  money: described(shortText, 'Amount and currency as the line has them.'),
  reference,
  reason: described(shortText, 'Why the payment failed, as the provider says; empty: the line has none.'),
  why: described(v.picklist(resultWaits), 'Why the line waits.', {
    'CAME BACK': 'It says that the payment came back.',
    FAILED: 'It says that the payment failed, and money may have left.',
    'SPOILED REFERENCE': 'Its reference looks spoiled by a spreadsheet, and is said to be really so.',
  }),
  payout: described(
    v.object({
      status: payoutStatus,
      amount: described(money, 'What was to be paid.'),
      cameBack: described(money, 'How much of it has come back.'),
      reference,
    }),
    'The withdrawal as it is booked now.',
  ),
});
export type WaitingLine = v.InferOutput<typeof waitingLine>;

/** An act that one operator asked for and another one decides about. */
export const approval = v.object({
  id: described(rowId, 'Number of the request.'),
  act: described(v.picklist(approvalActs), 'What was asked for.', {
    pay: 'To pay a withdrawal.',
    export: 'To make a batch.',
    void: 'To void a batch.',
    result: "To book a line of the provider's results.",
    return: 'To book a payment back to cash.',
    close: 'To close an exception.',
    signoff: 'To sign a batch off.',
    number: 'To give a person the number of another account.',
    goodwill: 'To give a person money.',
    clawback: 'To take money back from a person.',
  }),
  market,
  subjectId: described(
    rowId,
    'Number of the withdrawal (also of a result), batch, exception or person; of `export` the number that the batch will have.',
  ),
  userId: described(rowId, 'Whose money it is; 0: that of several people.'),
  userName: described(shortText, 'Their name; empty: several people.'),
  amount: described(money, 'The amount; 0 of what moves no money.'),
  reason: described(shortText, 'Why it was asked for; empty: nothing was said.'),
  operator: operatorName,
  time: described(time, 'When it was asked for.'),
  until: described(time, 'When the request lapses.'),
  lapsed: described(v.boolean(), 'Whether nobody decided in time.'),
  isOwn: described(v.boolean(), 'Whether the operator who looks asked for it, and so cannot approve it.'),
  payouts: described(
    v.pipe(v.array(pendingPayout), v.maxLength(1)),
    'Of `pay`: the withdrawal, as whoever asked for it saw it; else none.',
  ),
  lines: described(v.pipe(v.array(waitingLine), v.maxLength(1)), 'Of `result`: the line; else none.'),
});
export type Approval = v.InferOutput<typeof approval>;
