import type { Nobodys, OwnTable, Withheld } from './field';
import { profileTables } from './profileTables';
import { taskTables } from './taskTables';
import { walletTables } from './walletTables';

const withheld = (what: string, reason: string): Withheld => ({ kind: 'withheld', what, reason });
const nobodys = (reason: string): Nobodys => ({ kind: 'nobodys', reason });

const code =
  'a code made from what is in the file itself; it leads to nobody and keeps a limit after a deletion (privacy policy)';
const lookup = nobodys('finds a profile by one of its values, which are in the file');
const catalogue = nobodys('what everybody of a market is offered');

/** What is known of people and not in their file, with the reason that the file gives (OWN-4). */
const withheldTables = {
  operator_actions: withheld(
    'What those who work here did about you, and their notes',
    'they tell how fraud is looked for, and name those who work here',
  ),
  approvals: withheld(
    'Decisions about large payments that need two people',
    'they name those who work here; what came of them is in the withdrawals',
  ),
  payout_exceptions: withheld(
    'What our books and the payment provider say differently about a payment',
    'notes of those who work here; what came of them is in the withdrawals',
  ),
  answers: withheld(
    'The answers to your last requests, kept for 72 hours',
    'they are kept to repeat an answer that was lost; what they did is in the other parts',
  ),
  deletions: withheld(
    'A deletion of your account that somebody asked for without a login',
    'whoever asks for this file keeps the account: nothing waits any more',
  ),
  outbox: withheld(
    'What the phone app is told so that it can tell you, such as a payment, kept for a week',
    'what it is about is in the other parts',
  ),
  deletion_mails: withheld(
    'The mails with a link by which a deletion without a login is confirmed, until the link ends',
    'a link is a secret: whoever has it could delete your account',
  ),
  wallet_numbers: withheld('The code of your e-wallet number', code),
  paid_once: withheld('What you were paid once for ever, by its number', 'the same is in the money records'),
  counted_phones: withheld('The code of a phone on which an invited person counted', code),
  frozen_marks: withheld('Codes of accounts that were deleted while paused', code),
  confirmed_numbers: withheld('Codes of e-wallet numbers that the phone app has confirmed to be yours', code),
  used_marks: withheld('Codes of the phones and e-wallet numbers that you used', code),
  left_debts: withheld('Codes of accounts that were deleted while something was still to be taken back', code),
  invalid_numbers: withheld(
    'The code of an e-wallet number of yours to which nothing can be paid',
    'a code made from what is in the file itself; that the number is not valid is in the part about your e-wallet',
  ),
  members: withheld('Whom you invited', 'they are other people; what you were paid for them is in the money records'),
} as const satisfies Readonly<Record<string, Withheld>>;

const nobodysTables = {
  migrations: nobodys('the steps of the schema'),
  secrets: nobodys('the keys of the server'),
  wrong_keys: nobodys('counts tries of networks, numbers and mail addresses, by their codes, for a day'),
  shared_phones: nobodys('codes of phone ids that too many people use, for 30 days'),
  operator_answers: nobodys('answers to those who work here'),
  payout_exports: nobodys('files for the payment provider, without their lines'),
  releases: nobodys('how much those who work here let leave in a day'),
  stand_in_keys: nobodys('codes of the keys of those who stand in for somebody who works here'),
  spent_transactions: nobodys('codes of the transactions of ad networks, which lead to nobody'),
  catalogues: catalogue,
  market_rules: nobodys('the rules of a market, the same for all'),
  archived_months: nobodys('which months of the books lie in files, with their sums and hashes'),
  closed_days: nobodys('hashes over the books of a day, of everybody together'),
  day_outbox: nobodys('which of these hashes are still to be told'),
  ad_apps: catalogue,
  lucky_apps: catalogue,
  place_items: catalogue,
  recent_transfers: nobodys('the newest rows of the money records, which are in the file'),
  people_by_login: lookup,
  people_by_public_id: lookup,
  people_by_code: lookup,
  people_by_mail: lookup,
  people_by_phone: lookup,
  wallet_owners: lookup,
} as const satisfies Readonly<Record<string, Nobodys>>;

/**
 * The single place that says of each table whether and how a person's rows of it are in the file of their data, or why
 * they are not (OWN-4). A test walks the tables and columns of the real schema.
 */
export const ownDataTables: Readonly<Record<string, OwnTable>> = {
  ...profileTables,
  ...walletTables,
  ...taskTables,
  ...withheldTables,
  ...nobodysTables,
};
