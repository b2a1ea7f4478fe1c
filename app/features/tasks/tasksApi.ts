import { getNormalTasks, postCheckin, postLottery, postVideoAd } from '@tally/contract/calls/tasks';
import { api } from '../../api/api';
import { fromContract } from '../../api/contractEndpoint';

/**
 * Endpoints of the daily tasks and their rewards (API-12, API-13). Cached counts and balances are patched by the code
 * that handles the reward (creditReward), from the server's response.
 */
export const tasksApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = fromContract(build);
    return {
      getNormalTasks: query(getNormalTasks, { providesTags: ['Tasks'] }),
      postCheckin: mutation(postCheckin, { invalidatesTags: ['Income', 'Records', 'Wallet'] }),
      postLottery: mutation(postLottery, { invalidatesTags: ['Income', 'Records', 'Wallet'] }),
      postVideoAd: mutation(postVideoAd, { invalidatesTags: ['Income', 'Records', 'Wallet'] }),
    };
  },
});
