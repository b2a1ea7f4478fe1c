import type { QueryOf, ReplyOf } from '@tally/contract/call';
import { getLucky, postLucky, postLuckyReward, postLuckyReward2 } from '@tally/contract/lucky';
import { api } from '../../api/api';
import { read, write, type WriteOf } from '../../api/endpoint';

/** Lucky tasks (API-14, API-15, LUCKY-6). */
export const luckyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLucky: build.query<ReplyOf<typeof getLucky>, QueryOf<typeof getLucky>>({
      ...read(getLucky),
      providesTags: ['Lucky'],
    }),
    postLucky: build.mutation<ReplyOf<typeof postLucky>, WriteOf<typeof postLucky>>({
      ...write(postLucky),
      invalidatesTags: ['Lucky'],
    }),
    postLuckyReward: build.mutation<ReplyOf<typeof postLuckyReward>, WriteOf<typeof postLuckyReward>>({
      ...write(postLuckyReward),
      invalidatesTags: ['Lucky', 'User', 'Income', 'Records', 'Wallet'],
    }),
    postLuckyReward2: build.mutation<ReplyOf<typeof postLuckyReward2>, WriteOf<typeof postLuckyReward2>>({
      ...write(postLuckyReward2),
      invalidatesTags: ['Lucky', 'User', 'Income', 'Records', 'Wallet'],
    }),
  }),
});

export const { useGetLuckyQuery } = luckyApi;
