import type { QueryOf, ReplyOf } from '@tally/contract/call';
import { getFeedback, postFeedback } from '@tally/contract/feedback';
import { api } from '../../api/api';
import { read, write, type WriteOf } from '../../api/endpoint';

/** Feedback and its reply (API-28). */
export const feedbackApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFeedback: build.query<ReplyOf<typeof getFeedback>, QueryOf<typeof getFeedback>>({
      ...read(getFeedback),
      providesTags: ['Feedback'],
    }),
    postFeedback: build.mutation<ReplyOf<typeof postFeedback>, WriteOf<typeof postFeedback>>({
      ...write(postFeedback),
      invalidatesTags: ['Feedback'],
    }),
  }),
});
