import { getAdImage, getAppInfo, getImage, postDeleteMyData } from './app';
import { getAppSettings } from './appSettings';
import { getAdConfigs } from './ads';
import { postH5Action } from './h5Actions';
import { postConfirmDeletion } from './deletion';
import type { Endpoint } from './endpoint';
import { getFeedback, postFeedback } from './feedback';
import { getIncome, getIncomeRecords } from './income';
import { getLucky, postLucky, postLuckyReward, postLuckyReward2 } from './lucky';
import { getAdApps, postAdApp, postFeedbackProcess, postUpdateScore } from './operator';
import { getDashboard } from './dashboard';
import {
  getOperatorActions,
  getPayouts,
  postAccountStatus,
  postFreeze,
  postPayout,
  postPayoutBatch,
  postPayoutException,
} from './payouts';
import { postPayoutExport, postPayoutImport, postPayoutVoid } from './payoutFile';
import { getMoreApps, getPlaceInfo, getProApps, postPlaceReport } from './offers';
import { getReview, getWaitingReviews, postReview, postReviewProcess } from './review';
import { getNormalTasks, postCheckin, postLottery, postVideoAd } from './task';
import { getTeam, getTeamMembers } from './team';
import { getReferralInfo } from './referral';
import { getUserInfo } from './user';
import { getAccount, postAccount } from './account';
import { getRank } from './rank';
import { getWallet, getWalletBalance } from './wallet';
import { getPassbook, getWithdrawOptions, postDunning, postWithdraw } from './withdraw';

/**
 * All endpoints by name (API-3 to API-29). For the server, the OpenAPI document and tests; the app imports single
 * endpoints instead.
 */
export const endpoints = {
  getAppInfo,
  getAppSettings,
  postDeleteMyData,
  postConfirmDeletion,
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
  postDunning,
  getRank,
  postUpdateScore,
  getMoreApps,
  getProApps,
  getPlaceInfo,
  postPlaceReport,
  getFeedback,
  postFeedback,
  postFeedbackProcess,
  getDashboard,
  getPayouts,
  postPayout,
  postPayoutBatch,
  postPayoutExport,
  postPayoutVoid,
  postPayoutImport,
  postPayoutException,
  postAccountStatus,
  postFreeze,
  getOperatorActions,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
export const endpointNames = Object.keys(endpoints) as EndpointName[];
