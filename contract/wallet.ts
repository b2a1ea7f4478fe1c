import * as v from 'valibot';
import {
  count,
  link,
  locale,
  money,
  nothing,
  operatorKey,
  outcome,
  packageName,
  shortText,
  smallNumber,
  taken,
  text,
  time,
} from './schemas';
import { endpoint } from './endpoint';
import { accountNameMax, accountNoMax } from './limits';
import { allAccountTypes } from './market';
import { untold } from './reading';

/** Status of an e-wallet account; usable when above 0 (ACCOUNT-5). */
export const accountStatus = { none: 0, submitted: 1, valid: 2, retry: 3, invalid: 4 } as const;
/** Status of a withdrawal. */
export const passbookStatus = { none: 0, pending: 1, paid: 2, failed: 3 } as const;

/** `redeemed` is everything that was ever asked for and did not fail; `paying` is the part of it that is still on its way. */
export const wallet = v.object({ balance: money, redeemed: money, paying: money, accountStatus: smallNumber });
export type Wallet = v.InferOutput<typeof wallet>;

/** The e-wallet account; all empty with status 0 when there is none. */
export const account = v.object({
  accountName: text(accountNameMax),
  accountNo: text(accountNoMax),
  accountType: v.picklist(['', ...allAccountTypes]),
  mobile: text(40),
  accountStatus: smallNumber,
  retryCount: count,
});
export type Account = v.InferOutput<typeof account>;

export const accountBody = v.object({
  accountNo: text(accountNoMax),
  accountType: v.picklist(allAccountTypes),
  accountName: text(accountNameMax),
  mobile: text(40),
});
export type AccountBody = v.InferInput<typeof accountBody>;

/** Refusals of an account: already there, used by somebody else, or not well-formed. */
export const accountInfos = {
  ok: '',
  already: 'ALREADY',
  duplicate: 'DUP ACCOUNT',
  badType: 'BAD TYPE',
  badNo: 'BAD NUMBER',
  badName: 'BAD NAME',
} as const;

export const passbookEntry = v.object({ amount: money, status: smallNumber, status_msg: shortText, date: time });
export type PassbookEntry = v.InferOutput<typeof passbookEntry>;
export const passbook = v.pipe(v.array(passbookEntry), v.maxLength(200));

export const withdrawOption = v.object({ amount: money, info: shortText });
export type WithdrawOption = v.InferOutput<typeof withdrawOption>;
export const withdrawOptions = v.pipe(v.array(withdrawOption), v.length(4));

/** Refusals of a withdrawal (WITHDRAW-13 to WITHDRAW-17). */
export const withdrawInfos = {
  onceDaily: 'ONCE DAILY',
  notEnough: 'NOT ENOUGH',
  needLucky: 'NEED LT',
  needMembers: 'NEED MEMBERS',
  needAccount: 'NEED ACCOUNT',
  period: 'LATER',
  notAllowed: 'NOT ALLOWED',
  gap: 'GAP',
  inProgress: 'IN PROGRESS',
  badAmount: 'BAD AMOUNT',
  dupUser: 'DUP USER',
} as const;

/** Refusals of a nudge: nothing is under way, its stated time is not over yet, or one was sent today. */
export const dunningInfos = { nothing: 'NOTHING PENDING', early: 'TOO EARLY', already: 'ONCE DAILY' } as const;

export const rankEntry = v.object({
  name: shortText,
  avatar: link,
  amount: money,
  accountId: shortText,
  rankId: count,
});
export type RankEntry = v.InferOutput<typeof rankEntry>;
export const rank = v.pipe(v.array(rankEntry), v.maxLength(50));

/** Without its balance a wallet is not known; the rest only warns beforehand, and the server decides. */
const walletReading = { instead: { redeemed: untold, paying: untold, accountStatus: untold } };
const accountReading = {
  empty: {},
  instead: {
    accountType: '',
    retryCount: 0,
    accountStatus: ({ accountNo }: Record<string, unknown>) =>
      accountNo ? accountStatus.submitted : accountStatus.none,
  },
};

export const getWallet = endpoint({
  method: 'GET',
  path: '/wallet/',
  who: 'user',
  money: false,
  query: nothing,
  body: nothing,
  reply: wallet,
  reading: walletReading,
});
export const getWalletBalance = endpoint({
  method: 'GET',
  path: '/wallet/balance/',
  who: 'user',
  money: false,
  query: nothing,
  body: nothing,
  reply: wallet,
  reading: walletReading,
});
export const getAccount = endpoint({
  method: 'GET',
  path: '/wallet/account/',
  who: 'user',
  money: false,
  query: nothing,
  body: nothing,
  reply: account,
  reading: accountReading,
});

/** Stores the account; once only, and no two people share one. */
export const postAccount = endpoint({
  method: 'POST',
  path: '/wallet/account/',
  who: 'user',
  money: false,
  query: nothing,
  body: accountBody,
  reply: outcome,
});

/** Withdrawals of the last 15 days, newest first. */
export const getPassbook = endpoint({
  method: 'GET',
  path: '/wallet/passbook/',
  who: 'user',
  money: false,
  query: nothing,
  body: nothing,
  reply: passbook,
  reading: { instead: { status: passbookStatus.none, date: untold } },
});

/** The four amounts; `info` says what an amount needs beyond the balance (NEED LT, NEED MEMBERS) or is empty. */
export const getWithdrawOptions = endpoint({
  method: 'GET',
  path: '/wallet/withdraw-options/',
  who: 'user',
  money: false,
  query: nothing,
  body: nothing,
  reply: withdrawOptions,
});

/** Asks for a payout: status 1, or a refusal that moved nothing. */
export const postWithdraw = endpoint({
  method: 'POST',
  path: '/wallet/withdraw',
  who: 'user',
  money: true,
  query: v.object({ amount: money }),
  body: nothing,
  reply: outcome,
});

/** A nudge for a withdrawal that is under way longer than its stated time (`isOverdue`), once a day of the market. */
export const postDunning = endpoint({
  method: 'POST',
  path: '/wallet/dunning',
  who: 'user',
  money: false,
  query: nothing,
  body: nothing,
  reply: outcome,
  reading: taken,
});

/** Last week's largest withdrawals with masked account ids. A right `key` is accepted and changes nothing. */
export const getRank = endpoint({
  method: 'GET',
  path: '/wallet/rank',
  who: 'anyone',
  money: false,
  query: v.object({ appPkgName: v.optional(packageName), locale: v.optional(locale), key: v.optional(operatorKey) }),
  body: nothing,
  reply: rank,
  reading: { instead: { rankId: 0 } },
});
