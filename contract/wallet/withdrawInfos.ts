import type { Meanings } from '../api/schemas';

/** `info` of a refused withdrawal (WITHDRAW-13 to WITHDRAW-17). */
export const withdrawInfos = {
  onceDaily: 'ONCE DAILY',
  notEnough: 'NOT ENOUGH',
  needLucky: 'NEED LT',
  needMembers: 'NEED MEMBERS',
  needAccount: 'NEED ACCOUNT',
  invalidAccount: 'INVALID ACCOUNT',
  closed: 'CLOSED',
  walletClosed: 'WALLET CLOSED',
  period: 'LATER',
  notAllowed: 'NOT ALLOWED',
  gap: 'GAP',
  /** Another one is being submitted. Our server lets it wait instead, and answers the pause (WITHDRAW-9). */
  inProgress: 'IN PROGRESS',
  badAmount: 'BAD AMOUNT',
  dupUser: 'DUP USER',
  frozen: 'FROZEN',
} as const;

export const withdrawMeanings: Meanings<typeof withdrawInfos> = {
  'ONCE DAILY':
    'The person has withdrawn on this day of the market, and it did not fail; one withdrawal a day, also of one wallet number.',
  'NOT ENOUGH': 'The cash is not enough, also because some is owed or held back.',
  'NEED LT':
    'The amount needs finished lucky tasks: our server asks for one before the third amount, where it offers lucky tasks. A backend need not ask.',
  'NEED MEMBERS':
    'The amount needs valid members of the team: our server asks for three before the fourth amount. A backend need not ask.',
  'NEED ACCOUNT': 'There is no e-wallet account.',
  'INVALID ACCOUNT': 'The account was declared invalid; its owner enters another one.',
  CLOSED: 'The market has closed withdrawals for now.',
  'WALLET CLOSED': 'The e-wallet of the account is closed for now.',
  LATER: 'It is outside the hours of withdrawals; they open again, today or tomorrow.',
  'NOT ALLOWED': 'There are no withdrawals for this language of the market.',
  GAP: 'Less than 5 minutes after the last withdrawal that was accepted; refused requests do not count.',
  'IN PROGRESS': 'Another request is being handled.',
  'BAD AMOUNT': 'The amount is none of the options. An amount that is no number of this form is code 400 instead.',
  'DUP USER': 'This phone earns with another account.',
  FROZEN: 'Withdrawals of this person are stopped until they are checked.',
};
