import { getLucky, postLucky, postLuckyReward, postLuckyReward2 } from '@tally/contract/calls/lucky';
import { api } from '../../api/api';
import { fromContract } from '../../api/contractEndpoint';

/** Endpoints of lucky tasks (API-14, API-15, LUCKY-6). */
export const luckyApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = fromContract(build);
    return {
      getLucky: query(getLucky, { providesTags: ['Lucky'] }),
      postLucky: mutation(postLucky, { invalidatesTags: ['Lucky'] }),
      postLuckyReward: mutation(postLuckyReward, { invalidatesTags: ['Lucky', 'User', 'Income', 'Records', 'Wallet'] }),
      postLuckyReward2: mutation(postLuckyReward2, {
        invalidatesTags: ['Lucky', 'User', 'Income', 'Records', 'Wallet'],
      }),
    };
  },
});

export const { useGetLuckyQuery } = luckyApi;
