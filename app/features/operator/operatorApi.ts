import type { QueryOf, ReplyOf } from '@tally/contract/endpoint';
import { getAdApps, getDashboard, postAdApp, postFeedbackProcess, postUpdateScore } from '@tally/contract/operator';
import { getWaitingReviews, postReviewProcess } from '@tally/contract/review';
import { api } from '../../api/api';
import { queryEndpoint, mutationEndpoint, type WriteOf } from '../../api/contractEndpoint';

/** The operations area's calls; each takes the key (API-8, API-23, API-28, API-29). */
export const operatorApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDashboard: build.query<ReplyOf<typeof getDashboard>, QueryOf<typeof getDashboard>>({
      ...queryEndpoint(getDashboard),
      providesTags: ['Dashboard'],
    }),
    getAdApps: build.query<ReplyOf<typeof getAdApps>, QueryOf<typeof getAdApps>>({
      ...queryEndpoint(getAdApps),
      providesTags: ['AdApps'],
    }),
    postAdApp: build.mutation<ReplyOf<typeof postAdApp>, WriteOf<typeof postAdApp>>({
      ...mutationEndpoint(postAdApp),
      invalidatesTags: ['AdApps'],
    }),
    postUpdateScore: build.mutation<ReplyOf<typeof postUpdateScore>, WriteOf<typeof postUpdateScore>>({
      ...mutationEndpoint(postUpdateScore),
      invalidatesTags: ['Dashboard'],
    }),
    getWaitingReviews: build.query<ReplyOf<typeof getWaitingReviews>, QueryOf<typeof getWaitingReviews>>({
      ...queryEndpoint(getWaitingReviews),
      providesTags: ['Review'],
    }),
    postReviewProcess: build.mutation<ReplyOf<typeof postReviewProcess>, WriteOf<typeof postReviewProcess>>({
      ...mutationEndpoint(postReviewProcess),
      invalidatesTags: ['Review'],
    }),
    postFeedbackProcess: build.mutation<ReplyOf<typeof postFeedbackProcess>, WriteOf<typeof postFeedbackProcess>>({
      ...mutationEndpoint(postFeedbackProcess),
    }),
  }),
});
