import * as v from 'valibot';
import { accountNameMax, accountNoMax } from '../limits/account';
import { allAccountTypes } from '../market/wallets';
import { keyKinds } from '../rules/accountNumber';
import { count, smallNumber, text, typedLine } from '../api/schemas';

/** Status of an e-wallet account; usable when above 0 (ACCOUNT-5). */
export const accountStatus = { none: 0, submitted: 1, valid: 2, retry: 3, invalid: 4 } as const;

/**
 * The user's e-wallet account. Without an account all strings are empty and the status is 0. `keyKind`: what the number
 * is; empty when its owner has to say so first (ACCOUNT-16).
 */
export const account = v.object({
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

export const accountBody = v.object({
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
