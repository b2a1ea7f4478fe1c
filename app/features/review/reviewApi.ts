import type { QueryOf, ReplyOf } from '@tally/contract/call';
import { getReview, postReview } from '@tally/contract/review';
import { api } from '../../api/api';
import { read, write, type WriteOf } from '../../api/endpoint';

/** The person's review task. After each step it is fetched again: the server decides how far it is. */
export const reviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReview: build.query<ReplyOf<typeof getReview>, QueryOf<typeof getReview>>({
      ...read(getReview),
      providesTags: ['Review'],
    }),
    postReview: build.mutation<ReplyOf<typeof postReview>, WriteOf<typeof postReview>>({
      ...write(postReview),
      invalidatesTags: ['Review'],
    }),
  }),
});

export const { useGetReviewQuery } = reviewApi;
