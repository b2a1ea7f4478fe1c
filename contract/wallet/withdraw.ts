import * as v from 'valibot';
import { allAccountTypes } from '../market/wallets';
import { money, rowId, shortText, smallNumber, time } from '../api/schemas';

/** Status of a withdrawal. */
export const passbookStatus = { none: 0, pending: 1, paid: 2, failed: 3 } as const;

/**
 * A withdrawal. `account_type`: the e-wallet that it was sent to; `returned`: when its payment, or the latest part of
 * it, came back, 0: it did not; `returned_amount`: how much of it has (PASSBOOK-6). `id`: by which a message can be about it (FEEDBACK-9), 0 from a backend without our additions.
 */
export const passbookEntry = v.object({
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

/**
 * A withdrawal amount. `need`: how many more of what `info` names are needed; 0 when nothing is, or the number is
 * unknown. `from`: when the clock lets the person withdraw next (hours, pause, once a day), ms since the epoch; 0: now.
 * `owed`: the person's debt, which is paid before anything can be withdrawn (OPS-36), the same in each.
 */
export const withdrawOption = v.object({ amount: money, info: shortText, need: smallNumber, from: time, owed: money });
export type WithdrawOption = v.InferOutput<typeof withdrawOption>;

/**
 * `info` of a refused reminder: no withdrawal is pending, its stated time is not over yet, or one was already sent
 * today.
 */
export const reminderInfos = { nothing: 'NOTHING PENDING', early: 'TOO EARLY', already: 'ONCE DAILY' } as const;
