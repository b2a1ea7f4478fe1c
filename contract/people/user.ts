import * as v from 'valibot';
import { coins, count, link, money, nothing, shortText, smallNumber, uuid } from '../api/schemas';
import { endpoint } from '../api/endpoint';
import { adShowTypes } from '../limits/ads';
import { unknownNumber } from '../api/reading';

/**
 * The user, their balances and the cards they may see. For a guest all numbers are zero, and the task cards are shown.
 */
const userInfo = v.object({
  status: smallNumber,
  info: shortText,
  name: shortText,
  avatar: link,
  coin: coins,
  cash: money,
  gift: coins,
  showCheckInTask: v.boolean(),
  showLotteryTask: v.boolean(),
  showVideoAdTask: v.boolean(),
  showLuckyTask: v.boolean(),
  showTeamTask: v.boolean(),
  showWordsTask: v.boolean(),
  showQuizTask: v.boolean(),
  showReviewTask: v.boolean(),
  withdrawn: v.boolean(),
  adShowType: smallNumber,
  dupUser: v.boolean(),
  /**
   * Someone requested the deletion of this user's data without a login; using the app withdraws the request
   * (PRIVACY-9).
   */
  deletionAsked: v.boolean(),
  /** Coins per unit of currency at the next exchange (MONEY-12); 0 for guests. */
  coinRate: count,
});
export type UserInfo = v.InferOutput<typeof userInfo>;

/** The server's reply to a request without a token: zeros, and the cards that everyone may see (PERSON-2, PERSON-5). */
export const guestInfo: UserInfo = {
  status: 0,
  info: 'GUEST',
  name: '',
  avatar: '',
  coin: 0,
  cash: 0,
  gift: 0,
  showCheckInTask: true,
  showLotteryTask: true,
  showVideoAdTask: true,
  showLuckyTask: false,
  showTeamTask: true,
  showWordsTask: true,
  showQuizTask: true,
  showReviewTask: false,
  withdrawn: false,
  adShowType: 10,
  dupUser: false,
  deletionAsked: false,
  coinRate: 0,
};

/** A missing balance is 0 for a guest; for a logged-in user it is unknown. */
const balance = ({ status }: Record<string, unknown>) => (status === 1 ? unknownNumber : 0);
const userReading = {
  empty: {},
  instead: {
    status: 0,
    coin: balance,
    cash: balance,
    gift: 0,
    adShowType: adShowTypes.several,
    coinRate: 0,
    deletionAsked: false,
    showCheckInTask: true,
    showLotteryTask: true,
    showVideoAdTask: true,
    showTeamTask: true,
    showWordsTask: true,
    showQuizTask: true,
  },
};

/** The logged-in user. Always code 200; status 0 for guests and for tokens that are no longer valid. */
export const getUserInfo = endpoint({
  method: 'GET',
  path: '/user/info',
  who: 'anyone',
  money: false,
  query: v.object({ uuid: v.optional(uuid) }),
  body: nothing,
  reply: userInfo,
  reading: userReading,
});
