import * as v from 'valibot';
import { market, type Meanings, money, pick, rowId, shortText, text, time } from '../api/schemas';
import { payoutResults } from './batchFile';
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
  'OWN REQUEST': 'Nobody approves what they asked for.',
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
 * after money may have left; or its reference looks spoiled by a spreadsheet, and is said to be really so.
 */
const resultWaits = ['CAME BACK', 'FAILED', 'SPOILED REFERENCE'] as const;
export type ResultWait = (typeof resultWaits)[number];

/** A line of the provider's results that waits, and the payment that it is about. */
const waitingLine = v.object({
  exportId: rowId,
  result: v.picklist(payoutResults),
  /** Amount and currency as the line has them. */
  money: shortText,
  reference: text(64),
  reason: shortText,
  why: v.picklist(resultWaits),
  /** The withdrawal as it is booked now: its state, amount, how much of it came back, the reference of its payment. */
  payout: v.object({ status: v.picklist([1, 2, 3]), amount: money, cameBack: money, reference: text(64) }),
});
export type WaitingLine = v.InferOutput<typeof waitingLine>;

/** An act that one operator asked for and another one decides about. */
export const approval = v.object({
  id: rowId,
  act: v.picklist(approvalActs),
  market,
  /** Id of the withdrawal (also of a result), export, exception or person; of a batch the number that it will have. */
  subjectId: rowId,
  /** Whose money it is, and their name; 0 and empty: that of several people. */
  userId: rowId,
  userName: shortText,
  /** 0 of what moves no money. */
  amount: money,
  reason: shortText,
  /** Who asked for it, when, and when the request lapses. */
  operator: shortText,
  time,
  until: time,
  /** Whether nobody decided in time. */
  lapsed: v.boolean(),
  /** Whether it is that of the operator who looks, who cannot approve it. */
  isOwn: v.boolean(),
  /** Of a payment that waits: its withdrawal, as whoever asked for it saw it. */
  payouts: v.pipe(v.array(pendingPayout), v.maxLength(1)),
  /** Of a result that waits: its line. */
  lines: v.pipe(v.array(waitingLine), v.maxLength(1)),
});
export type Approval = v.InferOutput<typeof approval>;
