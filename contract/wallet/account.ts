import * as v from 'valibot';
import { accountNameMax, accountNoMax } from '../limits/account';
import { allAccountTypes } from '../market/wallets';
import { keyKinds } from '../market/keyKinds';
import { type Meanings, count, described, smallNumber, text, typedLine } from '../api/schemas';

/** Status of an e-wallet account; usable when above 0 (ACCOUNT-5). */
export const accountStatus = { none: 0, submitted: 1, valid: 2, retry: 3, invalid: 4 } as const;

export const accountStatusMeanings: Meanings<typeof accountStatus> = {
  0: 'No account: a withdrawal leads to the page where one is entered.',
  1: 'Entered; nothing was paid to it yet.',
  2: 'Valid: something was paid to it.',
  3: 'A payment to it failed: it may be entered again.',
  4: 'Operators have declared it invalid: its owner enters another one.',
};

const fields = {
  accountNo:
    'Number of the account: a phone number, a CPF or a mail address (the introduction says which in which market).',
  accountType: 'The e-wallet, one of those of the market.',
  accountName: 'Full name of the owner; empty where the market asks for none.',
  mobile: 'The number again where it is a phone number; else empty.',
  keyKind: 'What the number is.',
} as const;

/**
 * The user's e-wallet account. Without an account all strings are empty and the status is 0. `keyKind`: what the number
 * is; empty when its owner has to say so first (ACCOUNT-16).
 */
export const account = v.object({
  accountName: described(text(accountNameMax), fields.accountName),
  accountNo: described(text(accountNoMax), fields.accountNo),
  accountType: described(v.picklist(['', ...allAccountTypes]), fields.accountType, { '': 'There is no account.' }),
  mobile: described(text(40), fields.mobile),
  accountStatus: described(smallNumber, 'State of the account; it can be paid to above 0.', accountStatusMeanings),
  retryCount: described(count, 'How often it was entered again.'),
  keyKind: described(v.picklist(['', ...keyKinds]), fields.keyKind, { '': 'Its owner has to say so first.' }),
  givenUp: described(v.boolean(), 'Whether it is invalid because its number has a new owner.'),
});
export type Account = v.InferOutput<typeof account>;

/** The reply when somebody has no account yet. */
export const noAccount: Account = {
  accountName: '',
  accountNo: '',
  accountType: '',
  mobile: '',
  accountStatus: accountStatus.none,
  retryCount: 0,
  keyKind: '',
  givenUp: false,
};

export const accountBody = v.object({
  accountNo: described(typedLine(accountNoMax), fields.accountNo),
  accountType: described(v.picklist(allAccountTypes), fields.accountType),
  accountName: described(typedLine(accountNameMax), fields.accountName),
  mobile: described(typedLine(40), fields.mobile),
  keyKind: v.optional(
    described(v.picklist(keyKinds), `${fields.keyKind} Needed only where it can be two things (WHICH KEY).`),
  ),
  isSure: v.optional(
    described(
      v.boolean(),
      'That a number which no phone company is known to have is right all the same (UNKNOWN NUMBER).',
    ),
  ),
  claims: v.optional(described(v.boolean(), 'That a number which somebody else has is theirs by now (DUP ACCOUNT).')),
});
export type AccountBody = v.InferInput<typeof accountBody>;

/** `info` of a refused account. */
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

export const accountMeanings: Meanings<typeof accountInfos> = {
  ALREADY: 'The person has an account already.',
  'PENDING WITHDRAWAL': 'A withdrawal to the account before is still pending.',
  'DUP ACCOUNT':
    'Somebody else has this number. The person may say that it is theirs by now (`claims`); where nobody decides about that, the answer is the same.',
  'BAD TYPE': 'The market has no such e-wallet.',
  'CLOSED TYPE': 'The e-wallet is closed for now.',
  'BAD NUMBER':
    'The number is none of the market or not of the kind that `keyKind` says, or it is that of an account which was declared invalid.',
  'WHICH KEY':
    'The number can be a phone or a CPF, and `keyKind` does not say which. Where it can be one thing alone, `keyKind` is not needed.',
  'UNKNOWN NUMBER': 'No phone company is known to have the number; `isSure` says that it is right.',
  'CLAIM WAITS': 'Operators decide about a number that is claimed.',
  'BAD NAME': 'The name is shorter than 4 characters, or has no letter, where the market asks for one.',
};
