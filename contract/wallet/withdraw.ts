import * as v from 'valibot';
import { endpoint } from '../api/endpoint';
import { allAccountTypes } from '../market/wallets';
import { unknownNumber } from '../api/reading';
import { money, nothing, outcome, rowId, shortText, smallNumber, taken, time } from '../api/schemas';

/** Status of a withdrawal. */
export const passbookStatus = { none: 0, pending: 1, paid: 2, failed: 3 } as const;

/**
 * A withdrawal. `account_type`: the e-wallet that it was sent to; `returned`: when its payment, or the latest part of
 * it, came back, 0: it did not; `returned_amount`: how much of it has (PASSBOOK-6). `id`: by which a message can be about it (FEEDBACK-9), 0 from a backend without our additions.
 */
const passbookEntry = v.object({
  id: rowId,
  amount: money,
  status: smallNumber,
  status_msg: shortText,
  date: time,
  account_type: v.picklist(['', ...allAccountTypes]),
  returned: time,
  /** Until when at most a second operator looks at it before it is paid (OPS-35); 0: nobody does. */
  reviewUntil: time,
  returned_amount: money,
});
export type PassbookEntry = v.InferOutput<typeof passbookEntry>;
const passbook = v.pipe(v.array(passbookEntry), v.maxLength(200));

/**
 * A withdrawal amount. `need`: how many more of what `info` names are needed; 0 when nothing is, or the number is
 * unknown. `from`: when the clock lets the person withdraw next (hours, pause, once a day), ms since the epoch; 0: now.
 * `owed`: the person's debt, which is paid before anything can be withdrawn (OPS-36), the same in each.
 */
const withdrawOption = v.object({ amount: money, info: shortText, need: smallNumber, from: time, owed: money });
export type WithdrawOption = v.InferOutput<typeof withdrawOption>;
const withdrawOptions = v.pipe(v.array(withdrawOption), v.length(4));

/**
 * `info` of a refused reminder: no withdrawal is pending, its stated time is not over yet, or one was already sent
 * today.
 */
export const reminderInfos = { nothing: 'NOTHING PENDING', early: 'TOO EARLY', already: 'ONCE DAILY' } as const;

/** Withdrawals of the last 15 days, and those that came back in them, newest first. */
export const getPassbook = endpoint({
  method: 'GET',
  path: '/wallet/passbook/',
  who: 'user',
  money: false,
  query: nothing,
  body: nothing,
  reply: passbook,
  reading: {
    instead: {
      id: 0,
      status: passbookStatus.none,
      date: unknownNumber,
      account_type: '',
      returned: 0,
      returned_amount: 0,
      reviewUntil: 0,
    },
  },
});

/**
 * The four withdrawal amounts; `info` names what an amount requires besides the balance (NEED LT, NEED MEMBERS), or why
 * it would be refused although the page cannot see it (FROZEN, DUP USER, WALLET CLOSED, NOT ALLOWED, NOT ENOUGH for cash
 * that is owed or held back), or is empty.
 */
export const getWithdrawOptions = endpoint({
  method: 'GET',
  path: '/wallet/withdraw-options/',
  who: 'user',
  money: false,
  query: nothing,
  body: nothing,
  reply: withdrawOptions,
  reading: { instead: { need: 0, from: unknownNumber, owed: 0 } },
});

/** Requests a payout: status 1, or a refusal, which moves no money. */
export const postWithdraw = endpoint({
  method: 'POST',
  path: '/wallet/withdraw',
  who: 'user',
  money: true,
  query: v.object({ amount: money }),
  body: nothing,
  reply: outcome,
});

/**
 * Sends a reminder about a withdrawal that is pending longer than its stated time (`isOverdue`), once a day of the
 * market.
 */
export const postReminder = endpoint({
  method: 'POST',
  path: '/wallet/dunning',
  who: 'user',
  money: false,
  query: nothing,
  body: nothing,
  reply: outcome,
  reading: taken,
});
