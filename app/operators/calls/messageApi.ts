import { getMessage, getMessages, postMessageAnswer, postMessageClose } from '@tally/contract/calls/messages';
import { api } from '../../api/api';
import { idempotentCalls } from './idempotentCalls';

/** Endpoints of the operators' messages (OPS-39 to OPS-41); apart from the other ones, because only they need them. */
export const messageApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = idempotentCalls(build);
    return {
      getMessages: query(getMessages, { providesTags: (_, __, { market }) => [{ type: 'Feedback', id: market }] }),
      getMessage: query(getMessage, { providesTags: ['Feedback'] }),
      // The list of what operators did shows an answer and a close.
      postMessageAnswer: mutation(postMessageAnswer, { invalidatesTags: ['Feedback', 'Payouts'] }),
      postMessageClose: mutation(postMessageClose, { invalidatesTags: ['Feedback', 'Payouts'] }),
    };
  },
});
