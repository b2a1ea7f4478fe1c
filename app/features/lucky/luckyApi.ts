import type { QueryOf, ReplyOf } from '@tally/contract/endpoint';
import { getLucky, postLucky, postLuckyReward, postLuckyReward2 } from '@tally/contract/lucky';
import { api } from '../../api/api';
import { queryEndpoint, mutationEndpoint, type WriteOf } from '../../api/contractEndpoint';

/** Lucky tasks (API-14, API-15, LUCKY-6). */
export const luckyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLucky: build.query<ReplyOf<typeof getLucky>, QueryOf<typeof getLucky>>({
      ...queryEndpoint(getLucky),
      providesTags: ['Lucky'],
    }),
    postLucky: build.mutation<ReplyOf<typeof postLucky>, WriteOf<typeof postLucky>>({
      ...mutationEndpoint(postLucky),
      invalidatesTags: ['Lucky'],
    }),
    postLuckyReward: build.mutation<ReplyOf<typeof postLuckyReward>, WriteOf<typeof postLuckyReward>>({
      ...mutationEndpoint(postLuckyReward),
      invalidatesTags: ['Lucky', 'User', 'Income', 'Records', 'Wallet'],
    }),
    postLuckyReward2: build.mutation<ReplyOf<typeof postLuckyReward2>, WriteOf<typeof postLuckyReward2>>({
      ...mutationEndpoint(postLuckyReward2),
      invalidatesTags: ['Lucky', 'User', 'Income', 'Records', 'Wallet'],
    }),
  }),
});

export const { useGetLuckyQuery } = luckyApi;
