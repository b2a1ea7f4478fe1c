import type { QueryOf, ReplyOf } from '@tally/contract/endpoint';
import { getFeedback, postFeedback } from '@tally/contract/feedback';
import { api } from '../../api/api';
import { queryEndpoint, mutationEndpoint, type WriteOf } from '../../api/contractEndpoint';

/** Feedback and its reply (API-28). */
export const feedbackApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFeedback: build.query<ReplyOf<typeof getFeedback>, QueryOf<typeof getFeedback>>({
      ...queryEndpoint(getFeedback),
      providesTags: ['Feedback'],
    }),
    postFeedback: build.mutation<ReplyOf<typeof postFeedback>, WriteOf<typeof postFeedback>>({
      ...mutationEndpoint(postFeedback),
      invalidatesTags: ['Feedback'],
    }),
  }),
});
