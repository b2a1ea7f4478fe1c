import { getAccount, postAccount } from '@tally/contract/account';
import { getRank } from '@tally/contract/rank';
import { getWallet, getWalletBalance } from '@tally/contract/wallet';
import { getPassbook, getWithdrawOptions, postDunning, postWithdraw } from '@tally/contract/withdraw';
import { api } from '../../api/api';
import { outcomeUnknown } from '../../api/apiError';
import { fromContract } from '../../api/contractEndpoint';

/** Endpoints of the wallet: account, withdrawals, passbook and last week's ranking (API-18 to API-22). */
export const walletApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = fromContract(build);
    return {
      getWallet: query(getWallet, { providesTags: ['Wallet'] }),
      /** A second query of the wallet, for `refreshWallet`, which writes its response into the cache of `getWallet`. */
      getWalletBalance: query(getWalletBalance),
      getAccount: query(getAccount, { providesTags: ['Account'] }),
      postAccount: mutation(postAccount, { invalidatesTags: ['Account', 'Wallet'] }),
      getPassbook: query(getPassbook, { providesTags: ['Passbook'] }),
      getWithdrawOptions: query(getWithdrawOptions),
      postWithdraw: mutation(postWithdraw, {
        // When the response was lost, `refreshWallet` fetches the wallet: invalidating it here would fetch it twice.
        invalidatesTags: (_, error) => [
          'User',
          'Income',
          'Records',
          'Passbook',
          ...(outcomeUnknown(error) ? [] : ['Wallet' as const]),
        ],
      }),
      postDunning: mutation(postDunning, { invalidatesTags: ['Passbook'] }),
      getRank: query(getRank),
    };
  },
});

export const {
  useGetRankQuery,
  useGetWalletQuery,
  useGetAccountQuery,
  useGetPassbookQuery,
  useGetWithdrawOptionsQuery,
} = walletApi;
