import type { QueryOf, ReplyOf } from '@tally/contract/endpoint';
import { getAccount, postAccount } from '@tally/contract/account';
import { getRank } from '@tally/contract/rank';
import { getWallet, getWalletBalance } from '@tally/contract/wallet';
import { getPassbook, getWithdrawOptions, postDunning, postWithdraw } from '@tally/contract/withdraw';
import { api } from '../../api/api';
import { outcomeUnknown } from '../../api/apiError';
import { queryEndpoint, mutationEndpoint, type WriteOf } from '../../api/contractEndpoint';

/** The wallet: account, withdrawals, passbook and last week's ranking (API-18 to API-22). */
export const walletApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWallet: build.query<ReplyOf<typeof getWallet>, QueryOf<typeof getWallet>>({
      ...queryEndpoint(getWallet),
      providesTags: ['Wallet'],
    }),
    /** The wallet once more: `refreshWallet` asks for it, and puts it where the page has its wallet. */
    getWalletBalance: build.query<ReplyOf<typeof getWalletBalance>, QueryOf<typeof getWalletBalance>>({
      ...queryEndpoint(getWalletBalance),
    }),
    getAccount: build.query<ReplyOf<typeof getAccount>, QueryOf<typeof getAccount>>({
      ...queryEndpoint(getAccount),
      providesTags: ['Account'],
    }),
    postAccount: build.mutation<ReplyOf<typeof postAccount>, WriteOf<typeof postAccount>>({
      ...mutationEndpoint(postAccount),
      invalidatesTags: ['Account', 'Wallet'],
    }),
    getPassbook: build.query<ReplyOf<typeof getPassbook>, QueryOf<typeof getPassbook>>({
      ...queryEndpoint(getPassbook),
      providesTags: ['Passbook'],
    }),
    getWithdrawOptions: build.query<ReplyOf<typeof getWithdrawOptions>, QueryOf<typeof getWithdrawOptions>>({
      ...queryEndpoint(getWithdrawOptions),
    }),
    postWithdraw: build.mutation<ReplyOf<typeof postWithdraw>, WriteOf<typeof postWithdraw>>({
      ...mutationEndpoint(postWithdraw),
      // After an answer that was lost `refreshWallet` is waited for: the wallet is not asked for twice.
      invalidatesTags: (_, error) => [
        'User',
        'Income',
        'Records',
        'Passbook',
        ...(error && outcomeUnknown(error) ? [] : ['Wallet' as const]),
      ],
    }),
    postDunning: build.mutation<ReplyOf<typeof postDunning>, WriteOf<typeof postDunning>>({
      ...mutationEndpoint(postDunning),
      invalidatesTags: ['Passbook'],
    }),
    getRank: build.query<ReplyOf<typeof getRank>, QueryOf<typeof getRank>>({ ...queryEndpoint(getRank) }),
  }),
});

export const {
  useGetRankQuery,
  useGetWalletQuery,
  useGetAccountQuery,
  useGetPassbookQuery,
  useGetWithdrawOptionsQuery,
} = walletApi;
