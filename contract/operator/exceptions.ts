import * as v from 'valibot';
import { described, money, rowId, shortText, time } from '../api/schemas';

/** What a result of the provider can contradict (OPS-22, OPS-29, OPS-31). */
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

export const exceptionMeanings: Readonly<Record<PayoutExceptionKind, string>> = {
  'PAID TWICE': 'The withdrawal was paid already: by hand, through another batch or under another reference.',
  'PAID AFTER FAILED': 'The withdrawal was refused or had failed.',
  'PAID AFTER VOID': 'The batch had been voided.',
  'FAILED AFTER PAID': 'The withdrawal was paid.',
  'OTHER AMOUNT': 'Amount or currency of the withdrawal is another.',
  'OTHER BATCH': 'The batch that the line names has not held the withdrawal.',
  'REVERSED TWICE': 'The payment came back before.',
  'REVERSED TOO MUCH': 'Part of it is more than had not come back yet.',
  'REVERSED UNPAID': 'What came back was not paid by this batch.',
  'REFERENCE USED': 'The reference is that of another withdrawal.',
};

/** Maximum number of open exceptions on a page. */
export const exceptionsShown = 30;

/** A result that contradicts the books, until an operator has closed it. */
export const payoutException = v.object({
  id: described(rowId, 'Number of the exception.'),
  time: described(time, 'When the result came.'),
  payoutId: described(rowId, 'Number of the withdrawal; 0: it is gone with its owner.'),
  userId: described(rowId, 'Whose withdrawal it is; 0: it is gone with them.'),
  userName: described(shortText, 'Their name; empty: it is gone with them.'),
  exportId: described(rowId, 'The batch through which the result came; 0: none is known.'),
  kind: described(v.picklist(payoutExceptionKinds), 'What the result contradicts.', exceptionMeanings),
  amount: described(
    money,
    'Amount of the withdrawal; of a payment that can be booked back what has not come back yet, of REVERSED TOO MUCH the part that was not booked.',
  ),
  said: described(shortText, 'What the line said: result, amount and currency.'),
  reason: described(shortText, 'Why the payment failed, as the line said; empty: it said nothing.'),
  canReturn: described(v.boolean(), 'Whether the payment can be booked back to cash (OPS-25).'),
  isOwn: described(
    v.boolean(),
    'Whether the operator who looks caused it: then a second one is asked to close it (OPS-30).',
  ),
});
export type PayoutException = v.InferOutput<typeof payoutException>;
