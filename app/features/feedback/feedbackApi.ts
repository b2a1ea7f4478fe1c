import { getFeedback, postFeedback } from '@tally/contract/calls/feedback';
import { api } from '../../api/api';
import { fromContract } from '../../api/contractEndpoint';

/** Endpoints of feedback and its reply (API-28). */
export const feedbackApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = fromContract(build);
    return {
      getFeedback: query(getFeedback, { providesTags: ['Feedback'] }),
      postFeedback: mutation(postFeedback, { invalidatesTags: ['Feedback'] }),
    };
  },
});
