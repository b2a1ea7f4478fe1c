import type { EndpointName, endpoints } from './endpoints';
import type { OperatorScope } from './operator/scopes';

/** Names of the operators' calls. */
export type OperatorCall = {
  [Name in EndpointName]: (typeof endpoints)[Name]['who'] extends 'operator' ? Name : never;
}[EndpointName];

/**
 * The scopes of which a key needs one for each call of operators; a call without any is a type error. Whoever may approve
 * sees what waits.
 */
export const callScopes: Readonly<Record<OperatorCall, readonly OperatorScope[]>> = {
  getDashboard: ['read'],
  getAdApps: ['read'],
  getPayouts: ['read'],
  getWaitingReviews: ['read'],
  getBatches: ['read'],
  getLatestActs: ['read'],
  postPeopleSearch: ['read'],
  getPersonCard: ['read'],
  postAdApp: ['support'],
  postFeedbackProcess: ['support'],
  getMessages: ['support'],
  getMessage: ['support'],
  postMessageAnswer: ['support'],
  postMessageClose: ['support'],
  postReviewProcess: ['support'],
  postFreeze: ['support'],
  postAccountStatus: ['support'],
  postPersonNote: ['support'],
  postUpdateScore: ['pay'],
  postPayout: ['pay'],
  postPayShown: ['pay'],
  postBatch: ['pay'],
  postBatchFile: ['pay'],
  postBatchVoid: ['pay'],
  postBatchSignOff: ['pay'],
  postBatchResults: ['pay'],
  postExceptionResolve: ['pay'],
  getAuditLog: ['admin'],
  postAuditExport: ['admin'],
  postSwitch: ['admin'],
  getQueues: ['read', 'approve'],
  getApprovals: ['read', 'approve'],
  postApproval: ['approve'],
  postAdjustment: ['pay'],
  postNumberClaim: ['support'],
};
