import { getAccount, postAccount } from '@tally/contract/calls/account';
import { api } from '../../../api/api';
import { fromContract } from '../../../api/contractEndpoint';

/** Endpoints of the e-wallet account (API-18, API-19); apart from the wallet's, because home does not need them. */
export const accountApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = fromContract(build);
    return {
      getAccount: query(getAccount, { providesTags: ['Account'] }),
      postAccount: mutation(postAccount, { invalidatesTags: ['Account', 'Wallet'] }),
    };
  },
});

export const { useGetAccountQuery } = accountApi;
