import type { BodyOf, Endpoint, QueryOf } from '@tally/contract/endpoint';
import type { EndpointName, endpoints } from '@tally/contract/endpoints';
import { testOperatorKey } from './testServer';

type Sample<C extends Endpoint> = { readonly query: QueryOf<C>; readonly body?: BodyOf<C> };

const key = testOperatorKey;
const page = { appPkgName: 'com.tally.id', locale: 'id' } as const;

/** A sample request for every call that passes its schema. */
export const samples: { readonly [N in EndpointName]: Sample<(typeof endpoints)[N]> } = {
  getAppInfo: { query: { shortName: 'tally' } },
  getAppSettings: { query: { package_name: 'com.tally.id', locale: 'id' } },
  postDeleteMyData: { query: { app: 'tally', email: 'nobody.known@gmail.com' } },
  postConfirmDeletion: { query: {}, body: { token: 'a-link.that-nobody-was-sent' } },
  getAdConfigs: { query: { appPkgName: 'com.tally.id', country: 'id' } },
  postH5Action: {
    query: {},
    body: {
      action: 'open',
      actionData: 'CoinCenter',
      uuid: 'phone-of-a-guest',
      appPkgName: 'com.tally.id',
      locale: 'id',
    },
  },
  getAdApps: { query: { key } },
  postAdApp: { query: { key }, body: { appPkgName: 'com.partner.harvesthero' } },
  getAdImage: { query: { img: 'harvest-hero' } },
  getImage: { query: { img: 'harvest-hero' } },
  getUserInfo: { query: { uuid: 'phone-of-a-guest' } },
  getReferralInfo: { query: { refCode: 'NOBODY22' } },
  getNormalTasks: { query: {} },
  postCheckin: { query: { action: 'reward' } },
  postLottery: { query: { action: 'reward' } },
  postVideoAd: { query: { action: 'reward' } },
  getLucky: { query: {} },
  postLucky: { query: { taskId: 0, action: 'apply' } },
  postLuckyReward: { query: { taskRecordId: 1, installed: true } },
  postLuckyReward2: { query: {}, body: { taskRecordId: 1, installed: true, time1: 1, time2: 2 } },
  getReview: { query: {} },
  postReview: { query: { action: 'assign', taskRecordId: 0 } },
  getWaitingReviews: { query: { key } },
  postReviewProcess: { query: { key, taskRecordId: 1, action: 'pass' } },
  getTeam: { query: {} },
  getTeamMembers: { query: {} },
  getIncome: { query: {} },
  getIncomeRecords: { query: { reward_type: 'coin' } },
  getWallet: { query: {} },
  getWalletBalance: { query: {} },
  getAccount: { query: {} },
  postAccount: { query: {}, body: { accountNo: '081298765432', accountType: 'DANA', accountName: '', mobile: '' } },
  getPassbook: { query: {} },
  getWithdrawOptions: { query: {} },
  postWithdraw: { query: { amount: 100 } },
  postDunning: { query: {} },
  getRank: { query: { locale: 'id' } },
  postUpdateScore: { query: { key, day: 2, pay: 1, amount: 20_000 } },
  getMoreApps: { query: { type: 1, ...page } },
  getProApps: { query: page },
  getPlaceInfo: { query: { placeId: 1101, ...page } },
  postPlaceReport: { query: { action: 'click', optId: 1 } },
  getFeedback: { query: {} },
  postFeedback: { query: {}, body: { type: 1, content: 'Where is my withdrawal?', contact: 'me@mail.example' } },
  postFeedbackProcess: { query: { key, day: 2, type: 0 } },
  getDashboard: { query: { key } },
  getPayouts: { query: { key, market: 'id' } },
  postPayout: { query: { key, id: 1, action: 'pay' } },
  postPayoutBatch: { query: { key, market: 'id', asOf: 1 }, body: { ids: [1] } },
  postPayoutExport: { query: { key, market: 'id', asOf: 1 } },
  postPayoutImport: { query: { key, market: 'id' }, body: { file: 'id,currency,amount,result\n' } },
  postFreeze: { query: { key, userId: 1, action: 'unfreeze' } },
  getOperatorActions: { query: { key } },
};
