import * as v from 'valibot';
import { described, rowId, shortText, text, typedText } from '../api/schemas';

/** Fields that several calls of operators have, with what they mean. */
export const userId = described(rowId, 'Number of the person.');
export const userName = described(shortText, "The person's name.");
export const operatorName = described(shortText, 'Name of the key that the operator uses.');
export const accountType = described(shortText, 'E-wallet that it goes to, as the account page names it.');
export const accountNo = described(shortText, 'Number of the e-wallet account, masked.');
export const integrity = described(
  text(200),
  "Result of the phone app's check of phone and app at the last login; empty: it sent none.",
);
export const reference = described(text(64), "The provider's own number of the payment; empty: none is known.");
/** Use it where a reason is needed; a reason that is missing is refused by a word of its own. */
export const givenReason = described(typedText, 'Why, for the audit log; empty or missing: NEED REASON.');
export const payoutStatus = described(v.picklist([1, 2, 3]), 'What became of the withdrawal.', {
  1: 'Not resolved yet.',
  2: 'Paid.',
  3: 'Failed or refused, or all of its payment came back.',
});
