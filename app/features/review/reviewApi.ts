import { getReview, postReview } from '@tally/contract/review';
import { api } from '../../api/api';
import { fromContract } from '../../api/contractEndpoint';

/** The person's review task. After each step it is fetched again: the server decides how far it is. */
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
