import * as v from 'valibot';
import { money, rowId, shortText, time } from '../api/schemas';

/**
 * What a result of the provider can contradict (OPS-22): the withdrawal was paid already, by hand, through another
 * export or under another reference; it was refused or had failed; its batch had been voided; it was paid; its
 * amount is another; the batch that the line names has not held it (OPS-29). What comes back (OPS-31) came back
 * before, is in part more than had not come back yet, was not paid by this batch, or has the reference of another
 * withdrawal.
 */
export const payoutExceptionKinds = [
  'PAID TWICE',
  'PAID AFTER FAILED',
  'PAID AFTER VOID',
  'FAILED AFTER PAID',
  'OTHER AMOUNT',
  'OTHER BATCH',
  'REVERSED TWICE',
  'REVERSED TOO MUCH',
  'REVERSED UNPAID',
  'REFERENCE USED',
] as const;
export type PayoutExceptionKind = (typeof payoutExceptionKinds)[number];

/** Maximum number of open exceptions on a page. */
export const exceptionsShown = 30;

/** A result that contradicts the books, until an operator has closed it. */
export const payoutException = v.object({
  id: rowId,
  time,
  /** Id of the withdrawal, and the batch through which the result came; 0: none is known. */
  payoutId: rowId,
  /** Whose withdrawal it is, and their name; 0 and empty: it is gone with them. */
  userId: rowId,
  userName: shortText,
  exportId: rowId,
  kind: v.picklist(payoutExceptionKinds),
  /**
   * Of the withdrawal, in the market's currency; of a payment that can be booked back what has not come back yet, of
   * REVERSED TOO MUCH the part that was not booked.
   */
  amount: money,
  /** What the line said: result, amount and currency; and its reason. */
  said: shortText,
  reason: shortText,
  /** Whether the payment can be booked back to cash (OPS-25). */
  canReturn: v.boolean(),
  /** Whether the operator who looks caused it: then a second one is asked to close it (OPS-30). */
  isOwn: v.boolean(),
});
export type PayoutException = v.InferOutput<typeof payoutException>;
