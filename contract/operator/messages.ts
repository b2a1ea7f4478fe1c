import * as v from 'valibot';
import {
  type Meanings,
  coins,
  count,
  locale,
  longText,
  market,
  money,
  rowId,
  shortText,
  time,
  whole,
} from '../api/schemas';
import { messagesShown } from '../limits/feedback';
import { messageTasks } from '../people/feedback';
import { recordTypes } from '../wallet/income';
import { payoutWarnings } from './payoutWarnings';

/** A message is open until it is answered; operators close it, and the person's next one about the same reopens it. */
export const messageStates = ['open', 'answered', 'closed'] as const;
export type MessageState = (typeof messageStates)[number];

/** `info` of a refused answer or close. */
export const messageInfos = {
  unknown: 'UNKNOWN MESSAGE',
  changed: 'MESSAGE CHANGED',
  closed: 'MESSAGE CLOSED',
  needWords: 'NEED WORDS',
  tooLong: 'TOO LONG',
} as const;

export const messageMeanings: Meanings<typeof messageInfos> = {
  'UNKNOWN MESSAGE': 'There is no such message.',
  'MESSAGE CHANGED': 'Somebody has changed it since it was read, or the person has written more.',
  'MESSAGE CLOSED': 'The message was closed.',
  'NEED WORDS': 'The answer is empty.',
  'TOO LONG': 'The answers to one message have no more room.',
};

/** How many withdrawals stand beside a message. */
export const messageWithdrawalsShown = 3;

/** Latest transfers of an account, and earlier messages about the same, beside a message. */
export const messageTransfersShown = 10;
export const messagesBefore = 10;

const words = {
  id: rowId,
  time,
  /** The person's own words. */
  content: longText,
  reply: longText,
  /** When the last answer was given; 0: there is none. */
  repliedAt: time,
};

const listed = {
  ...words,
  /** As it was read; an answer or a close says it. */
  version: count,
  userId: rowId,
  userName: shortText,
  type: whole(3),
  /** The withdrawal that it is about; 0: none. */
  withdrawalId: rowId,
  /** The task that it is about; empty: none. */
  task: v.picklist(['', ...messageTasks]),
  /** Since when the person waits. */
  since: time,
  /** Whether it continues an earlier message about the same. */
  isContinued: v.boolean(),
};

const message = v.object(listed);
export type Message = v.InferOutput<typeof message>;

/** Where a list goes on; `after` 0: it does not. */
const next = v.object({ since: time, after: rowId });
export const messagePage = v.object({ items: v.pipe(v.array(message), v.maxLength(messagesShown)), next });
export type MessagePage = v.InferOutput<typeof messagePage>;

/** What happened to a withdrawal, in this order. */
const withdrawalSteps = ['asked', 'sent', 'paid', 'failed', 'returned'] as const;
export type WithdrawalStep = (typeof withdrawalSteps)[number];

const messageWithdrawal = v.object({
  id: rowId,
  amount: money,
  accountType: shortText,
  /** Account number, masked. */
  accountNo: shortText,
  /** The batch that holds it, or by whose result it was settled; 0: none. */
  exportId: rowId,
  steps: v.pipe(v.array(v.object({ step: v.picklist(withdrawalSteps), time })), v.maxLength(withdrawalSteps.length)),
  /** How much of its payment came back. */
  cameBack: money,
});
export type MessageWithdrawal = v.InferOutput<typeof messageWithdrawal>;

const transfer = v.object({ type: v.picklist(recordTypes), amount: money, date: time });
const transfers = v.pipe(v.array(transfer), v.maxLength(messageTransfersShown));

export const messageDetail = v.object({
  ...listed,
  state: v.picklist(messageStates),
  market,
  /** The person's language, in which templates are sent. */
  locale,
  /** Where the person can be reached, masked. */
  contact: shortText,
  /** Earlier messages about the same, newest first. */
  earlier: v.pipe(v.array(v.object(words)), v.maxLength(messagesBefore)),
  /** The one that it is about first, then the person's latest ones. */
  withdrawals: v.pipe(v.array(messageWithdrawal), v.maxLength(messageWithdrawalsShown)),
  person: v.object({
    joined: time,
    coin: coins,
    gift: coins,
    cash: money,
    /** Withdrawals under way, and all that were paid out. */
    held: money,
    paid: money,
    /** How many withdrawals were paid, and how many failed. */
    paidCount: count,
    failedCount: count,
    warnings: v.pipe(v.array(v.picklist(payoutWarnings)), v.maxLength(payoutWarnings.length)),
    cashTransfers: transfers,
    coinTransfers: transfers,
  }),
});
export type MessageDetail = v.InferOutput<typeof messageDetail>;
