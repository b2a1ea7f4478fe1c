import * as v from 'valibot';
import { accountStatusMeanings } from './account';
import { described, money, smallNumber } from '../api/schemas';

export const wallet = v.object({
  balance: described(money, 'Cash that can be withdrawn. Without it the wallet counts as not loaded.'),
  redeemed: described(money, 'Sum of all withdrawals that did not fail, with those that are not paid yet.'),
  paying: described(money, 'The part of `redeemed` that was not paid yet.'),
  accountStatus: described(smallNumber, 'State of the e-wallet account.', accountStatusMeanings),
});
export type Wallet = v.InferOutput<typeof wallet>;
