import type * as calls from '../calls/wallet';
import { emptyWallet, wallets } from '../fixtures/wallet';
import type { Example } from './example';

export const getWallet: Example<typeof calls.getWallet> = {
  request: {},
  replies: { ...wallets, empty: emptyWallet },
};

export const getWalletBalance: Example<typeof calls.getWalletBalance> = {
  request: {},
  replies: { ...wallets, empty: emptyWallet },
};
