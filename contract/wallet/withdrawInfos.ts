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
  'ONCE DAILY': 'The person has withdrawn today; one withdrawal a day.',
  'NOT ENOUGH': 'The cash is not enough, also because some is owed or held back.',
  'NEED LT': 'The amount needs finished lucky tasks; `need` says how many more.',
  'NEED MEMBERS': 'The amount needs valid members of the team; `need` says how many more.',
  'NEED ACCOUNT': 'There is no e-wallet account.',
  'INVALID ACCOUNT': 'The account was declared invalid; its owner enters another one.',
  CLOSED: 'The market has closed withdrawals for now.',
  'WALLET CLOSED': 'The e-wallet of the account is closed for now.',
  LATER: 'It is outside the hours of withdrawals; they open later today.',
  'NOT ALLOWED': 'There are no withdrawals for this language of the market.',
  GAP: 'Less than 5 minutes after the last request.',
  'IN PROGRESS': 'Another request is being handled.',
  'BAD AMOUNT': 'The amount is none of the options.',
  'DUP USER': 'This phone earns with another account.',
  FROZEN: 'Withdrawals of this person are stopped until they are checked.',
};
