import type { QueryOf, ReplyOf } from '@tally/contract/endpoint';
import { getReview, postReview } from '@tally/contract/review';
import { api } from '../../api/api';
import { queryEndpoint, mutationEndpoint, type WriteOf } from '../../api/contractEndpoint';

/** The person's review task. After each step it is fetched again: the server decides how far it is. */
export const reviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReview: build.query<ReplyOf<typeof getReview>, QueryOf<typeof getReview>>({
      ...queryEndpoint(getReview),
      providesTags: ['Review'],
    }),
    postReview: build.mutation<ReplyOf<typeof postReview>, WriteOf<typeof postReview>>({
      ...mutationEndpoint(postReview),
      invalidatesTags: ['Review'],
    }),
  }),
});

export const { useGetReviewQuery } = reviewApi;
