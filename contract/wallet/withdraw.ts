import * as v from 'valibot';
import { allAccountTypes } from '../market/wallets';
import { type Meanings, described, money, rowId, shortText, smallNumber, time } from '../api/schemas';

/** Status of a withdrawal. */
export const passbookStatus = { none: 0, pending: 1, paid: 2, failed: 3 } as const;

/** A withdrawal. */
export const passbookEntry = v.object({
  id: described(rowId, 'Number by which a message can be about it; 0: it cannot.'),
  amount: described(money, 'What was asked for.'),
  status: described(smallNumber, 'What became of it.', {
    0: 'It is not known.',
    1: 'Not paid yet.',
    2: 'Paid.',
    3: 'Failed or refused, or its payment came back: the money is cash again.',
  }),
  status_msg: described(
    shortText,
    'The state in a word, for logs: the page does not show it and takes any. Ours are PAYING, UNDER REVIEW, PAID, FAILED, CAME BACK and PART CAME BACK.',
  ),
  date: described(time, 'When it was asked for.'),
  account_type: described(v.picklist(['', ...allAccountTypes]), 'The e-wallet that it was sent to.', {
    '': 'It is not known.',
  }),
  returned: described(time, 'When its payment, or the latest part of it, came back; 0: it did not.'),
  reviewUntil: described(time, 'Until when at most it is looked at before it is paid; 0: it is not.'),
  returned_amount: described(money, 'How much of it came back.'),
});
export type PassbookEntry = v.InferOutput<typeof passbookEntry>;

/** An amount that can be withdrawn. */
export const withdrawOption = v.object({
  amount: described(money, 'The amount, whole or with the decimals of the currency.'),
  info: described(
    shortText,
    'What the amount needs besides the balance, an account and the right moment, or why it would be refused: those the page sees by itself.',
  ),
  need: described(smallNumber, 'How many more of what `info` names are needed; 0: none, or it is not known.'),
  from: described(
    time,
    'When the clock lets the person withdraw next (hours, pause, once a day), the same in each amount; 0: now. `info` says nothing of it.',
  ),
  owed: described(money, 'What is paid back before anything can be withdrawn, the same in each amount.'),
});
export type WithdrawOption = v.InferOutput<typeof withdrawOption>;

/** `info` of a refused reminder. */
export const reminderInfos = { nothing: 'NOTHING PENDING', early: 'TOO EARLY', already: 'ONCE DAILY' } as const;

export const reminderMeanings: Meanings<typeof reminderInfos> = {
  'NOTHING PENDING': 'No withdrawal is pending.',
  'TOO EARLY': 'The time in which the withdrawal should be paid is not over.',
  'ONCE DAILY': 'A reminder was sent today.',
};
