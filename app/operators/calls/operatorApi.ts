import { getAdApps, postAdApp } from '@tally/contract/calls/adApps';
import { postFeedbackProcess } from '@tally/contract/calls/messages';
import { getPresetCount, postUpdateScore, getPayouts, postPayout, postPayShown } from '@tally/contract/calls/payouts';
import { getApprovals, postAdjustment, postApproval } from '@tally/contract/calls/approvals';
import { getDashboard } from '@tally/contract/calls/dashboard';
import { getLatestActs, getAuditLog, postAuditExport } from '@tally/contract/calls/auditLog';
import { postExceptionResolve } from '@tally/contract/calls/exceptions';
import {
  postAccountStatus,
  postFreeze,
  postNumberClaim,
  getPersonCard,
  postPeopleSearch,
  postPersonNote,
} from '@tally/contract/calls/people';
import {
  getBatches,
  postBatchFile,
  postBatchSignOff,
  postBatch,
  postBatchResults,
  postBatchVoid,
} from '@tally/contract/calls/batches';
import { getQueues } from '@tally/contract/calls/queues';
import { postSwitch } from '@tally/contract/calls/switches';
import { getWaitingReviews, postReviewProcess } from '@tally/contract/calls/reviews';
import { api } from '../../api/api';
import { idempotentCalls } from './idempotentCalls';
import { approvalsTag, reviewsTag, auditTag } from './renewal';

/** Endpoints of the operators' pages; each requires the key (API-8, API-23, API-28, API-29). */
export const operatorApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = idempotentCalls(build);
    return {
      getDashboard: query(getDashboard, { providesTags: ['Dashboard'] }),
      getAdApps: query(getAdApps, { providesTags: ['AdApps'] }),
      postAdApp: mutation(postAdApp, { invalidatesTags: ['AdApps', 'Payouts'] }),
      getPresetCount: query(getPresetCount, { providesTags: ['Payouts'] }),
      postUpdateScore: mutation(postUpdateScore, { invalidatesTags: ['Payouts', 'Dashboard'] }),
      getWaitingReviews: query(getWaitingReviews, { providesTags: [reviewsTag] }),
      postReviewProcess: mutation(postReviewProcess, { invalidatesTags: ['Review', 'Payouts'] }),
      getPayouts: query(getPayouts, { providesTags: (_, __, { market }) => [{ type: 'Payouts', id: market }] }),
      postPayout: mutation(postPayout, { invalidatesTags: ['Payouts', 'Dashboard'] }),
      postPayShown: mutation(postPayShown, { invalidatesTags: ['Payouts', 'Dashboard'] }),
      postBatch: mutation(postBatch, { invalidatesTags: ['Payouts'] }),
      getBatches: query(getBatches),
      postBatchFile: mutation(postBatchFile, { invalidatesTags: ['Payouts'] }),
      postBatchSignOff: mutation(postBatchSignOff, { invalidatesTags: ['Payouts'] }),
      postBatchResults: mutation(postBatchResults, { invalidatesTags: ['Payouts', 'Dashboard'] }),
      postBatchVoid: mutation(postBatchVoid, { invalidatesTags: ['Payouts'] }),
      postExceptionResolve: mutation(postExceptionResolve, { invalidatesTags: ['Payouts', 'Dashboard'] }),
      postFreeze: mutation(postFreeze, { invalidatesTags: ['Payouts'] }),
      postAccountStatus: mutation(postAccountStatus, { invalidatesTags: ['Payouts'] }),
      getLatestActs: query(getLatestActs, { providesTags: ['Payouts'] }),
      getQueues: query(getQueues, { providesTags: ['Payouts', 'Feedback'] }),
      getApprovals: query(getApprovals, { providesTags: [approvalsTag] }),
      postApproval: mutation(postApproval, { invalidatesTags: ['Payouts', 'Dashboard'] }),
      postPeopleSearch: mutation(postPeopleSearch),
      getPersonCard: query(getPersonCard, { providesTags: ['Payouts'] }),
      postPersonNote: mutation(postPersonNote, { invalidatesTags: ['Payouts'] }),
      postAdjustment: mutation(postAdjustment, { invalidatesTags: ['Payouts'] }),
      postNumberClaim: mutation(postNumberClaim, { invalidatesTags: ['Payouts'] }),
      postSwitch: mutation(postSwitch, { invalidatesTags: ['Payouts'] }),
      getAuditLog: query(getAuditLog, { providesTags: [auditTag] }),
      postAuditExport: mutation(postAuditExport, { invalidatesTags: ['Payouts'] }),
      postFeedbackProcess: mutation(postFeedbackProcess, { invalidatesTags: ['Payouts', 'Feedback'] }),
    };
  },
});
