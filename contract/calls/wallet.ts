import { endpoint } from '../api/endpoint';
import { unknownNumber } from '../api/reading';
import { nothing } from '../api/schemas';
import { wallet } from '../wallet/wallet';

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
  summary: 'The wallet',
  description: 'The wallet as the withdraw page needs it first.',
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
  summary: 'The wallet, fetched again',
  description: 'The same as getWallet, asked again after something has changed.',
  query: nothing,
  body: nothing,
  reply: wallet,
  reading: walletReading,
});
