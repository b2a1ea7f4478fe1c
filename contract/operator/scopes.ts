import type { EndpointName, endpoints } from '../endpoints';

/**
 * What a key of an operator may do (OPS-34): look; answer and judge people, where no money leaves; move money; approve
 * what another operator asked for; search and export the trail. None includes another.
 */
export const operatorScopes = ['read', 'support', 'pay', 'approve', 'admin'] as const;
export type OperatorScope = (typeof operatorScopes)[number];

/** Names of the operators' calls. */
export type OperatorCall = {
  [Name in EndpointName]: (typeof endpoints)[Name]['who'] extends 'operator' ? Name : never;
}[EndpointName];

/** The scope that each call of operators needs; a call without one is a type error. */
export const callScopes: Readonly<Record<OperatorCall, OperatorScope>> = {
  getDashboard: 'read',
  getAdApps: 'read',
  getPayouts: 'read',
  getWaitingReviews: 'read',
  getPayoutBatches: 'read',
  getOperatorActions: 'read',
  postAdApp: 'support',
  postFeedbackProcess: 'support',
  postReviewProcess: 'support',
  postFreeze: 'support',
  postAccountStatus: 'support',
  postUpdateScore: 'pay',
  postPayout: 'pay',
  postPayoutBatch: 'pay',
  postPayoutExport: 'pay',
  postPayoutFile: 'pay',
  postPayoutVoid: 'pay',
  postPayoutSignOff: 'pay',
  postPayoutImport: 'pay',
  postPayoutException: 'pay',
  getTrail: 'admin',
  postTrailExport: 'admin',
  getApprovals: 'read',
  postApproval: 'approve',
};
