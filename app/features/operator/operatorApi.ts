import { getAdApps, postAdApp, postFeedbackProcess, postUpdateScore } from '@tally/contract/operator/operator';
import { getApprovals, postAdjustment, postApproval } from '@tally/contract/operator/approvals';
import { getDashboard } from '@tally/contract/operator/dashboard';
import {
  getOperatorActions,
  getPayouts,
  postPayout,
  postPayoutBatch,
  postPayoutException,
} from '@tally/contract/operator/payouts';
import { postAccountStatus, postFreeze } from '@tally/contract/operator/verdicts';
import { getPayoutBatches, postPayoutFile, postPayoutSignOff } from '@tally/contract/operator/payoutBatches';
import { postPayoutExport, postPayoutImport, postPayoutVoid } from '@tally/contract/operator/payoutFile';
import { postNumberClaim } from '@tally/contract/operator/numberClaims';
import { getPersonCard, postPeopleSearch, postPersonNote } from '@tally/contract/operator/personCard';
import { getQueues } from '@tally/contract/operator/queues';
import { postSwitch } from '@tally/contract/operator/switches';
import { getTrail, postTrailExport } from '@tally/contract/operator/trail';
import { getWaitingReviews, postReviewProcess } from '@tally/contract/tasks/review';
import { api } from '../../api/api';
import { keyedContract } from './keyedContract';
import { approvalsTag, reviewsTag, trailTag } from './renewal';

/** Endpoints of the operator page and the ads page; each requires the key (API-8, API-23, API-28, API-29). */
export const operatorApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = keyedContract(build);
    return {
      getDashboard: query(getDashboard, { providesTags: ['Dashboard'] }),
      getAdApps: query(getAdApps, { providesTags: ['AdApps'] }),
      postAdApp: mutation(postAdApp, { invalidatesTags: ['AdApps', 'Payouts'] }),
      postUpdateScore: mutation(postUpdateScore, { invalidatesTags: ['Payouts', 'Dashboard'] }),
      getWaitingReviews: query(getWaitingReviews, { providesTags: [reviewsTag] }),
      postReviewProcess: mutation(postReviewProcess, { invalidatesTags: ['Review', 'Payouts'] }),
      getPayouts: query(getPayouts, { providesTags: (_, __, { market }) => [{ type: 'Payouts', id: market }] }),
      postPayout: mutation(postPayout, { invalidatesTags: ['Payouts', 'Dashboard'] }),
      postPayoutBatch: mutation(postPayoutBatch, { invalidatesTags: ['Payouts', 'Dashboard'] }),
      postPayoutExport: mutation(postPayoutExport, { invalidatesTags: ['Payouts'] }),
      getPayoutBatches: query(getPayoutBatches),
      postPayoutFile: mutation(postPayoutFile, { invalidatesTags: ['Payouts'] }),
      postPayoutSignOff: mutation(postPayoutSignOff, { invalidatesTags: ['Payouts'] }),
      postPayoutImport: mutation(postPayoutImport, { invalidatesTags: ['Payouts', 'Dashboard'] }),
      postPayoutVoid: mutation(postPayoutVoid, { invalidatesTags: ['Payouts'] }),
      postPayoutException: mutation(postPayoutException, { invalidatesTags: ['Payouts', 'Dashboard'] }),
      postFreeze: mutation(postFreeze, { invalidatesTags: ['Payouts'] }),
      postAccountStatus: mutation(postAccountStatus, { invalidatesTags: ['Payouts'] }),
      getOperatorActions: query(getOperatorActions, { providesTags: ['Payouts'] }),
      getQueues: query(getQueues, { providesTags: ['Payouts', 'Feedback'] }),
      getApprovals: query(getApprovals, { providesTags: [approvalsTag] }),
      postApproval: mutation(postApproval, { invalidatesTags: ['Payouts', 'Dashboard'] }),
      postPeopleSearch: mutation(postPeopleSearch),
      getPersonCard: query(getPersonCard, { providesTags: ['Payouts'] }),
      postPersonNote: mutation(postPersonNote, { invalidatesTags: ['Payouts'] }),
      postAdjustment: mutation(postAdjustment, { invalidatesTags: ['Payouts'] }),
      postNumberClaim: mutation(postNumberClaim, { invalidatesTags: ['Payouts'] }),
      postSwitch: mutation(postSwitch, { invalidatesTags: ['Payouts'] }),
      getTrail: query(getTrail, { providesTags: [trailTag] }),
      postTrailExport: mutation(postTrailExport, { invalidatesTags: ['Payouts'] }),
      postFeedbackProcess: mutation(postFeedbackProcess, { invalidatesTags: ['Payouts', 'Feedback'] }),
    };
  },
});
