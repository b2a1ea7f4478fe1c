import * as v from 'valibot';
import { coins, count, link, money, shortText, smallNumber } from '../api/schemas';

/**
 * The user, their balances and the cards they may see. For a guest all numbers are zero, and the task cards are shown.
 */
export const userInfo = v.object({
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
