import { endpoint } from '../api/endpoint';
import { unknownNumber } from '../api/reading';
import { described, money, nothing, outcome, pick, taken } from '../api/schemas';
import { passbookEntry, passbookStatus, reminderMeanings, withdrawOption } from '../wallet/withdraw';
import { withdrawMeanings } from '../wallet/withdrawInfos';
import * as v from 'valibot';

const passbook = v.pipe(v.array(passbookEntry), v.maxLength(200));

const withdrawOptions = v.pipe(v.array(withdrawOption), v.length(4));

export const getPassbook = endpoint({
  method: 'GET',
  path: '/wallet/passbook/',
  who: 'user',
  money: false,
  summary: 'Withdrawals of the last 15 days',
  description:
    "Withdrawals of the last 15 days of the market's calendar, today among them, and of any age those that are not paid yet or came back in that time; newest first. Our server answers at most 100.",
  query: nothing,
  body: nothing,
  reply: passbook,
  reading: {
    instead: {
      id: 0,
      status: passbookStatus.none,
      date: unknownNumber,
      account_type: '',
      returned: 0,
      returned_amount: 0,
      reviewUntil: 0,
    },
  },
});

export const getWithdrawOptions = endpoint({
  method: 'GET',
  path: '/wallet/withdraw-options/',
  who: 'user',
  money: false,
  summary: 'The four amounts',
  description:
    'The four amounts of the withdraw page, of which home states the next one. `info` names what an amount needs besides the balance, or why it would be refused although the page cannot see it; empty: nothing. Cash that is missing, the account and the clock (`from`) are not in `info`: NOT ENOUGH stands here only where `balance` is enough and part of it is held back or owed.',
  infos: pick(
    withdrawMeanings,
    'NEED LT',
    'NEED MEMBERS',
    'FROZEN',
    'DUP USER',
    'WALLET CLOSED',
    'NOT ALLOWED',
    'NOT ENOUGH',
  ),
  query: nothing,
  body: nothing,
  reply: withdrawOptions,
  reading: { instead: { need: 0, from: unknownNumber, owed: 0 } },
});

export const postWithdraw = endpoint({
  method: 'POST',
  path: '/wallet/withdraw',
  who: 'user',
  money: true,
  summary: 'Ask for a payout',
  description:
    'Asks for a payout to the account: `status` 1, and the amount leaves the cash at once; or a refusal, which moves nothing. One that fails later is cash again. Where several reasons hold, our server names the first of: DUP USER, FROZEN, BAD AMOUNT, NOT ENOUGH, NEED ACCOUNT, INVALID ACCOUNT, CLOSED, WALLET CLOSED, LATER or NOT ALLOWED, GAP, ONCE DAILY, NEED LT, NEED MEMBERS. Cash, account, closures, hours and pause the page checks itself, in this order.',
  infos: withdrawMeanings,
  query: v.object({ amount: described(money, 'One of the four amounts.') }),
  body: nothing,
  reply: outcome,
});

export const postReminder = endpoint({
  method: 'POST',
  path: '/wallet/dunning',
  who: 'user',
  money: false,
  summary: 'Remind of a pending withdrawal',
  description:
    'Sends a reminder about a withdrawal that is pending longer than its stated time (`isOverdue`), once a day of the market.',
  infos: reminderMeanings,
  query: nothing,
  body: nothing,
  reply: outcome,
  reading: taken,
});
