import * as v from 'valibot';
import { adShowTypes } from '../limits/ads';
import { coins, count, described, link, money, shortText, smallNumber } from '../api/schemas';

/**
 * The user, their balances and the cards they may see. For a guest all numbers are zero, and the task cards are shown.
 */
export const userInfo = v.object({
  status: described(smallNumber, 'Whether somebody is signed in; `info` has to say so too.', {
    0: 'A guest.',
    1: 'Signed in, when `info` is ACTIVE.',
  }),
  info: described(shortText, 'Whether somebody is signed in.'),
  name: described(shortText, 'Name of the person; empty for a guest.'),
  avatar: described(link, 'Picture of the person; empty: there is none.'),
  coin: described(coins, 'Coins that were not exchanged yet.'),
  cash: described(
    money,
    'Cash that can be withdrawn; somebody new has 0, unless the backend gives them something to begin with. Missing for somebody signed in, it is shown as a dash.',
  ),
  gift: described(coins, 'Gifts: tickets of earlier versions, shown as a number.'),
  showCheckInTask: described(v.boolean(), 'Whether home has the card of the check-in.'),
  showLotteryTask: described(v.boolean(), 'Whether home has the card of the draw.'),
  showVideoAdTask: described(v.boolean(), 'Whether home has the card of the rewarded video.'),
  showLuckyTask: described(v.boolean(), 'Whether home has lucky tasks (getLucky).'),
  showTeamTask: described(v.boolean(), 'Whether home leads to the team.'),
  showWordsTask: described(v.boolean(), 'Whether home has the card of the word game.'),
  showQuizTask: described(v.boolean(), 'Whether home has the card of the quiz.'),
  showReviewTask: described(v.boolean(), 'Whether home has the review task (getReview).'),
  withdrawn: described(
    v.boolean(),
    'Whether the person has ever withdrawn: one that is not paid yet counts, one that failed does not.',
  ),
  adShowType: described(
    smallNumber,
    'How many ads a window shows; anything else means several, and 10 does for a backend that has no opinion.',
    {
      [adShowTypes.one]: 'One.',
      [adShowTypes.two]: 'Two.',
      [adShowTypes.several]: 'Several.',
    },
  ),
  dupUser: described(
    v.boolean(),
    'Whether this phone earns with another account: the page says so, and nothing is paid.',
  ),
  /** Using the app withdraws the request (PRIVACY-9). */
  deletionAsked: described(v.boolean(), "Whether the deletion of this person's data was asked for without a login."),
  coinRate: described(
    count,
    'Coins for a unit of the currency at the next exchange. 0 for guests, and from a backend that does not say: the page then states the rate of its language (getMarketRules, or its own).',
  ),
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
