import * as v from 'valibot';
import { adShowTypes } from '../limits/ads';
import { calendarDay, coins, count, described, link, money, rowId, shortText, smallNumber, time } from '../api/schemas';
import { allAccountTypes } from '../market/wallets';
import { passbookStatus } from '../wallet/withdraw';

/** What the latest morning exchange made of a person's coins (DAY-1). */
const morning = v.object({
  day: described(calendarDay, "The market's day of the exchange, as yyyymmdd."),
  coins: described(coins, 'Coins that it took.'),
  cash: described(money, 'Cash that it made of them.'),
});
export type Morning = v.InferOutput<typeof morning>;

/** How the latest withdrawal that has ended did (DAY-4). */
const lastPayment = v.object({
  id: described(rowId, 'Number of the withdrawal, its `id` in the passbook.'),
  status: described(v.picklist([passbookStatus.paid, passbookStatus.failed]), 'How it ended.', {
    2: 'It was paid.',
    3: 'It failed or was refused, or its payment came back: the money is cash again.',
  }),
  at: described(time, 'When it was paid or failed, or when its payment came back.'),
  amount: described(money, 'What arrived, or what is cash again.'),
  accountType: described(v.picklist(['', ...allAccountTypes]), 'The e-wallet that it was sent to.', {
    '': 'It is not known.',
  }),
});
export type LastPayment = v.InferOutput<typeof lastPayment>;

/** The member who earned something for the person last (DAY-6). */
const friend = v.object({
  name: described(shortText, 'First name of the member.'),
  earned: described(money, 'Cash that the person got for them.'),
  at: described(time, 'When that was.'),
});
export type Friend = v.InferOutput<typeof friend>;

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
  morning: v.optional(
    described(
      morning,
      'What the latest morning exchange made of the coins; missing where there was nothing, or nobody says.',
    ),
  ),
  coinsToday: v.optional(described(coins, "Coins that the person earned on the market's day of today.")),
  checkInDays: v.optional(
    described(
      v.pipe(v.array(calendarDay), v.maxLength(7)),
      'Days of the current week, which begins on Monday, on which the person checked in, as yyyymmdd.',
    ),
  ),
  lastPayment: v.optional(
    described(lastPayment, 'How the latest withdrawal that has ended did; missing where none has.'),
  ),
  friend: v.optional(described(friend, 'The member who earned something for the person last; missing where none has.')),
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
