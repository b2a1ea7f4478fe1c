import { getReview, postReview } from '@tally/contract/calls/reviewTask';
import { api } from '../../api/api';
import { fromContract } from '../../api/contractEndpoint';

/**
 * Endpoints of the person's review task. The task is fetched again after each step, because the server decides its
 * status.
 */
export const reviewApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = fromContract(build);
    return {
      getReview: query(getReview, { providesTags: ['Review'] }),
      postReview: mutation(postReview, { invalidatesTags: ['Review'] }),
    };
  },
});

export const { useGetReviewQuery } = reviewApi;
