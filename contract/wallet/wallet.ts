import * as v from 'valibot';
import { endpoint } from '../api/endpoint';
import { unknownNumber } from '../api/reading';
import { money, nothing, smallNumber } from '../api/schemas';

/** `redeemed`: sum of all withdrawals that did not fail; `paying`: the part of it that has not been paid out yet. */
const wallet = v.object({ balance: money, redeemed: money, paying: money, accountStatus: smallNumber });
export type Wallet = v.InferOutput<typeof wallet>;

/**
 * A wallet without a balance is unreadable. The other fields may be missing: the page only uses them for warnings in
 * advance, and the server decides.
 */
const walletReading = { instead: { redeemed: unknownNumber, paying: unknownNumber, accountStatus: unknownNumber } };

export const getWallet = endpoint({
  method: 'GET',
  path: '/wallet/',
  who: 'user',
  money: false,
  query: nothing,
  body: nothing,
  reply: wallet,
  reading: walletReading,
});
export const getWalletBalance = endpoint({
  method: 'GET',
  path: '/wallet/balance/',
  who: 'user',
  money: false,
  query: nothing,
  body: nothing,
  reply: wallet,
  reading: walletReading,
});
