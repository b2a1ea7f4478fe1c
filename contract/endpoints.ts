import { getAdImage, getAppInfo, getImage, postDeleteMyData } from './apps/app';
import { getAppSettings } from './apps/appSettings';
import { getAdConfigs } from './apps/ads';
import { postH5Action } from './people/h5Actions';
import { postConfirmDeletion } from './people/deletion';
import { postOwnData } from './people/ownData';
import type { Endpoint } from './api/endpoint';
import { getFeedback, postFeedback } from './people/feedback';
import { getIncome, getIncomeRecords } from './wallet/income';
import { getLucky, postLucky, postLuckyReward, postLuckyReward2 } from './tasks/lucky';
import { getAdApps, postAdApp, postFeedbackProcess, postUpdateScore } from './operator/operator';
import { getApprovals, postAdjustment, postApproval } from './operator/approvals';
import { postNumberClaim } from './operator/numberClaims';
import { getQueues } from './operator/queues';
import { getMessage, getMessages, postMessageAnswer, postMessageClose } from './operator/messages';
import { getDashboard } from './operator/dashboard';
import { getLatestActs, getPayouts, postPayout, postPayShown, postExceptionResolve } from './operator/payouts';
import { postAccountStatus, postFreeze } from './operator/verdicts';
import { getBatches, postBatchFile, postBatchSignOff } from './operator/batches';
import { postPeopleSearch, getPersonCard, postPersonNote } from './operator/personCard';
import { postSwitch } from './operator/switches';
import { getAuditLog, postAuditExport } from './operator/auditLog';
import { postBatch, postBatchResults, postBatchVoid } from './operator/batchFile';
import { getMarketRules } from './rules/marketRules';
import { getMoreApps, getPlaceInfo, getProApps, postPlaceReport } from './apps/offers';
import { getReview, getWaitingReviews, postReview, postReviewProcess } from './tasks/review';
import { getNormalTasks, postCheckin, postLottery, postVideoAd } from './tasks/task';
import { getTeam, getTeamMembers } from './people/team';
import { getReferralInfo } from './people/referral';
import { getUserInfo } from './people/user';
import { getAccount, postAccount } from './wallet/account';
import { getRank } from './wallet/rank';
import { getWallet, getWalletBalance } from './wallet/wallet';
import { getPassbook, getWithdrawOptions, postReminder, postWithdraw } from './wallet/withdraw';

/**
 * All endpoints by name (API-3 to API-29). For the server, the OpenAPI document and tests; the app imports single
 * endpoints instead.
 */
export const endpoints = {
  getAppInfo,
  getAppSettings,
  getMarketRules,
  postDeleteMyData,
  postConfirmDeletion,
  postOwnData,
  getAdConfigs,
  postH5Action,
  getAdApps,
  postAdApp,
  getAdImage,
  getImage,
  getUserInfo,
  getReferralInfo,
  getNormalTasks,
  postCheckin,
  postLottery,
  postVideoAd,
  getLucky,
  postLucky,
  postLuckyReward,
  postLuckyReward2,
  getReview,
  postReview,
  getWaitingReviews,
  postReviewProcess,
  getTeam,
  getTeamMembers,
  getIncome,
  getIncomeRecords,
  getWallet,
  getWalletBalance,
  getAccount,
  postAccount,
  getPassbook,
  getWithdrawOptions,
  postWithdraw,
  postReminder,
  getRank,
  postUpdateScore,
  getMoreApps,
  getProApps,
  getPlaceInfo,
  postPlaceReport,
  getFeedback,
  postFeedback,
  postFeedbackProcess,
  getMessages,
  getMessage,
  postMessageAnswer,
  postMessageClose,
  getDashboard,
  getPayouts,
  postPayout,
  postPayShown,
  getBatches,
  postBatch,
  postBatchFile,
  postBatchSignOff,
  postBatchVoid,
  postBatchResults,
  postExceptionResolve,
  postAccountStatus,
  postFreeze,
  getLatestActs,
  postPeopleSearch,
  getPersonCard,
  postPersonNote,
  getAuditLog,
  postAuditExport,
  getQueues,
  getApprovals,
  postApproval,
  postAdjustment,
  postNumberClaim,
  postSwitch,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
export const endpointNames = Object.keys(endpoints) as EndpointName[];
