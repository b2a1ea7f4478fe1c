import * as v from 'valibot';
import { endpoint } from '../api/endpoint';
import { accountNameMax, accountNoMax } from '../limits/account';
import { allAccountTypes } from '../market/wallets';
import { keyKinds } from '../rules/accountNumber';
import { count, nothing, outcome, smallNumber, text, typedLine } from '../api/schemas';

/** Status of an e-wallet account; usable when above 0 (ACCOUNT-5). */
export const accountStatus = { none: 0, submitted: 1, valid: 2, retry: 3, invalid: 4 } as const;

/**
 * The user's e-wallet account. Without an account all strings are empty and the status is 0. `keyKind`: what the number
 * is; empty when its owner has to say so first (ACCOUNT-16).
 */
const account = v.object({
  accountName: text(accountNameMax),
  accountNo: text(accountNoMax),
  accountType: v.picklist(['', ...allAccountTypes]),
  mobile: text(40),
  accountStatus: smallNumber,
  retryCount: count,
  keyKind: v.picklist(['', ...keyKinds]),
  /** Whether it is invalid because its number has a new owner (ACCOUNT-20). */
  givenUp: v.boolean(),
});
export type Account = v.InferOutput<typeof account>;

const accountBody = v.object({
  accountNo: typedLine(accountNoMax),
  accountType: v.picklist(allAccountTypes),
  accountName: typedLine(accountNameMax),
  mobile: typedLine(40),
  /** What the number is; needed only where it can be two things (`info` WHICH KEY). */
  keyKind: v.optional(v.picklist(keyKinds)),
  /** That a number which no operator is known to have is right all the same (ACCOUNT-19). */
  isSure: v.optional(v.boolean()),
  /** That a number which somebody else has is theirs by now (ACCOUNT-20). */
  claims: v.optional(v.boolean()),
});
export type AccountBody = v.InferInput<typeof accountBody>;

/**
 * `info` of a refused account: the user already has one, a withdrawal to the one before is still pending, another user has
 * this number, the e-wallet is closed for now (RULES-4), a field is malformed (or an account that is invalid was entered
 * again as it is), the number can be a phone or a CPF and `keyKind` does not say which, no operator is known to have it and
 * `isSure` does not say that it is right, or operators have to decide about a number that is claimed.
 */
export const accountInfos = {
  ok: '',
  already: 'ALREADY',
  pending: 'PENDING WITHDRAWAL',
  duplicate: 'DUP ACCOUNT',
  badType: 'BAD TYPE',
  closedType: 'CLOSED TYPE',
  badNo: 'BAD NUMBER',
  whichKey: 'WHICH KEY',
  unknownNo: 'UNKNOWN NUMBER',
  claimWaits: 'CLAIM WAITS',
  badName: 'BAD NAME',
} as const;

const accountReading = {
  empty: {},
  instead: {
    accountType: '',
    keyKind: '',
    givenUp: false,
    retryCount: 0,
    accountStatus: ({ accountNo }: Record<string, unknown>) =>
      accountNo ? accountStatus.submitted : accountStatus.none,
  },
};

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

/**
 * Stores the user's e-wallet account. A user can store one only once, except where a payment to it failed or it is
 * invalid (ACCOUNT-4); an account belongs to one user only.
 */
export const postAccount = endpoint({
  method: 'POST',
  path: '/wallet/account/',
  who: 'user',
  money: false,
  query: nothing,
  body: accountBody,
  reply: outcome,
});
