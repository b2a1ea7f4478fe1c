import { endpoint } from '../api/endpoint';
import { described, keyed, nothing, outcome, pick, rowId } from '../api/schemas';
import { givenReason } from '../operator/fields';
import { payoutMeanings } from '../operator/payouts';
import { secondOperatorMeanings } from '../operator/approvals';
import * as v from 'valibot';

export const postExceptionResolve = endpoint({
  method: 'POST',
  path: '/wallet/payout/exception',
  who: 'operator',
  scope: ['pay'],
  money: true,
  summary: 'Close a result that contradicts the books, or book a payment that did not arrive back',
  description:
    'Closes an exception with a reason: `return` books a payment that did not arrive back to cash, once per withdrawal; `close` changes nothing else.',
  infos: {
    ...pick(payoutMeanings, 'NEED REASON', 'UNKNOWN EXCEPTION', 'ALREADY CLOSED', 'NOT PAID'),
    ...secondOperatorMeanings,
  },
  query: v.object({
    ...keyed,
    id: described(rowId, 'Number of the exception.'),
    action: described(v.picklist(['return', 'close']), 'What is done about it.', {
      return: 'The payment is booked back to cash.',
      close: 'It is closed with what was found out.',
    }),
    reason: v.optional(givenReason),
  }),
  body: nothing,
  reply: outcome,
});
