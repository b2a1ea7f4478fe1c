import { getRank } from '@tally/contract/calls/rank';
import { getWallet, getWalletBalance } from '@tally/contract/calls/wallet';
import { getPassbook, getWithdrawOptions, postReminder, postWithdraw } from '@tally/contract/calls/withdrawals';
import { api } from '../../api/api';
import { outcomeUnknown } from '../../api/apiError';
import { fromContract } from '../../api/contractEndpoint';

/**
 * Endpoints of the wallet: withdrawals, passbook and last week's ranking (API-18, API-20 to API-22), without the
 * account's.
 */
export const walletApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = fromContract(build);
    return {
      getWallet: query(getWallet, { providesTags: ['Wallet'] }),
      /** A second query of the wallet, for `refreshWallet`, which writes its response into the cache of `getWallet`. */
      getWalletBalance: query(getWalletBalance),
      getPassbook: query(getPassbook, { providesTags: ['Passbook'] }),
      /** Changes with withdrawals, with lucky tasks that were finished, and with what the market closes. */
      getWithdrawOptions: query(getWithdrawOptions, { providesTags: ['Passbook', 'Lucky', 'Rules'] }),
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
      postReminder: mutation(postReminder, { invalidatesTags: ['Passbook'] }),
      getRank: query(getRank),
    };
  },
});

export const { useGetWalletQuery, useGetPassbookQuery, useGetWithdrawOptionsQuery } = walletApi;
