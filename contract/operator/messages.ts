import * as v from 'valibot';
import {
  type Meanings,
  coins,
  count,
  described,
  longText,
  market,
  money,
  rowId,
  shortText,
  time,
} from '../api/schemas';
import { locales } from '../market/codes';
import { messagesShown } from '../limits/feedback';
import { messageTasks, messageType } from '../people/feedback';
import { recordMeanings, recordTypes } from '../wallet/income';
import { accountNo, accountType, userId, userName } from './fields';
import { warningList } from './payoutWarnings';

export const messageStates = ['open', 'answered', 'closed'] as const;
export type MessageState = (typeof messageStates)[number];
export const messageState = described(v.picklist(messageStates), 'State of the message.', {
  open: 'It waits for an answer.',
  answered: 'It was answered.',
  closed: 'An operator closed it, answered or not; the next message about the same opens it again.',
});

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
  id: described(rowId, 'Number of the message.'),
  time: described(time, 'When it was sent.'),
  content: described(longText, "The person's own words."),
  reply: described(longText, 'All answers so far; empty: there is none.'),
  repliedAt: described(time, 'When the last answer was given; 0: there is none.'),
};

const listed = {
  ...words,
  version: described(count, 'Number of its last change, which an answer or a close names (OPS-41).'),
  userId,
  userName,
  type: messageType,
  withdrawalId: described(rowId, 'The withdrawal that it is about; 0: none.'),
  task: described(v.picklist(['', ...messageTasks]), 'The task that it is about; empty: none.'),
  since: described(time, 'Since when the person waits.'),
  isContinued: described(v.boolean(), 'Whether it continues an earlier message about the same.'),
};

const message = v.object(listed);
export type Message = v.InferOutput<typeof message>;

const next = v.object({
  since: described(time, '`since` of the next page; 0: there is none.'),
  after: described(rowId, '`after` of the next page; 0: there is none.'),
});
export const messagePage = v.object({
  items: described(v.pipe(v.array(message), v.maxLength(messagesShown)), 'The messages, the longest wait first.'),
  next: described(next, 'Where the list goes on.'),
});
export type MessagePage = v.InferOutput<typeof messagePage>;

/** What happened to a withdrawal, in this order. */
const withdrawalSteps = ['asked', 'sent', 'paid', 'failed', 'returned'] as const;
export type WithdrawalStep = (typeof withdrawalSteps)[number];

const messageWithdrawal = v.object({
  id: described(rowId, 'Number of the withdrawal.'),
  amount: described(money, 'What was asked for.'),
  accountType,
  accountNo,
  exportId: described(rowId, 'The batch that holds it, or by whose result it was resolved; 0: none.'),
  steps: described(
    v.pipe(
      v.array(
        v.object({
          step: described(v.picklist(withdrawalSteps), 'What happened.', {
            asked: 'The person asked for it.',
            sent: 'A batch took it to the provider.',
            paid: 'It was paid.',
            failed: 'It failed or was refused.',
            returned: 'Its payment came back.',
          }),
          time: described(time, 'When it happened.'),
        }),
      ),
      v.maxLength(withdrawalSteps.length),
    ),
    'What happened to it, in this order.',
  ),
  cameBack: described(money, 'How much of its payment came back.'),
});
export type MessageWithdrawal = v.InferOutput<typeof messageWithdrawal>;

const transfersOf = (amount: typeof money | typeof coins) => {
  const transfer = v.object({
    type: described(v.picklist(recordTypes), 'What it was for.', recordMeanings),
    amount: described(amount, 'How much came or went.'),
    date: described(time, 'When it was booked.'),
  });
  return v.pipe(v.array(transfer), v.maxLength(messageTransfersShown));
};

export const messageDetail = v.object({
  ...listed,
  state: messageState,
  market,
  locale: described(v.picklist(locales), "The person's language, in which templates are sent."),
  contact: described(shortText, 'Where the person can be reached, masked.'),
  earlier: described(
    v.pipe(v.array(v.object(words)), v.maxLength(messagesBefore)),
    'Earlier messages about the same, the newest first.',
  ),
  withdrawals: described(
    v.pipe(v.array(messageWithdrawal), v.maxLength(messageWithdrawalsShown)),
    "The withdrawal that it is about, then the person's latest ones.",
  ),
  person: described(
    v.object({
      joined: described(time, 'When the person came.'),
      coin: described(coins, 'Coins that were not exchanged yet.'),
      gift: described(coins, 'Gifts.'),
      cash: described(money, 'Cash that can be withdrawn.'),
      held: described(money, 'The sum of withdrawals under way.'),
      paid: described(money, 'All that was paid out.'),
      paidCount: described(count, 'How many withdrawals were paid.'),
      failedCount: described(count, 'How many withdrawals failed or were refused.'),
      warnings: warningList,
      cashTransfers: described(transfersOf(money), 'What last came to their cash or left it, the newest first.'),
      coinTransfers: described(transfersOf(coins), 'What last came to their coins or left them, the newest first.'),
    }),
    'What the person has.',
  ),
});
export type MessageDetail = v.InferOutput<typeof messageDetail>;
