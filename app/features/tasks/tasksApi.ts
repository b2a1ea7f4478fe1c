import type { QueryOf, ReplyOf } from '@tally/contract/endpoint';
import { getNormalTasks, postCheckin, postLottery, postVideoAd } from '@tally/contract/task';
import { api } from '../../api/api';
import { queryEndpoint, mutationEndpoint, type WriteOf } from '../../api/contractEndpoint';

/** The daily tasks and their rewards (API-12, API-13). Counts and balances are patched by whoever handles the reward, from the server's answer. */
export const tasksApi = api.injectEndpoints({
  endpoints: (build) => ({
    getNormalTasks: build.query<ReplyOf<typeof getNormalTasks>, QueryOf<typeof getNormalTasks>>({
      ...queryEndpoint(getNormalTasks),
      providesTags: ['Tasks'],
    }),
    postCheckin: build.mutation<ReplyOf<typeof postCheckin>, WriteOf<typeof postCheckin>>({
      ...mutationEndpoint(postCheckin),
      invalidatesTags: ['Income', 'Records', 'Wallet'],
    }),
    postLottery: build.mutation<ReplyOf<typeof postLottery>, WriteOf<typeof postLottery>>({
      ...mutationEndpoint(postLottery),
      invalidatesTags: ['Income', 'Records', 'Wallet'],
    }),
    postVideoAd: build.mutation<ReplyOf<typeof postVideoAd>, WriteOf<typeof postVideoAd>>({
      ...mutationEndpoint(postVideoAd),
      invalidatesTags: ['Income', 'Records', 'Wallet'],
    }),
  }),
});

export const { useGetNormalTasksQuery } = tasksApi;
