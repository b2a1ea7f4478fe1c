/** `info` of a refused withdrawal (WITHDRAW-13 to WITHDRAW-17). */
export const withdrawInfos = {
  onceDaily: 'ONCE DAILY',
  notEnough: 'NOT ENOUGH',
  needLucky: 'NEED LT',
  needMembers: 'NEED MEMBERS',
  needAccount: 'NEED ACCOUNT',
  /** Operators have declared the account invalid; its owner enters another one (ACCOUNT-17). */
  invalidAccount: 'INVALID ACCOUNT',
  /** The market has closed withdrawals, or this e-wallet, for now (RULES-4). */
  closed: 'CLOSED',
  walletClosed: 'WALLET CLOSED',
  period: 'LATER',
  notAllowed: 'NOT ALLOWED',
  gap: 'GAP',
  /** Another one is being submitted. Our server lets it wait instead, and answers the pause (WITHDRAW-9). */
  inProgress: 'IN PROGRESS',
  badAmount: 'BAD AMOUNT',
  dupUser: 'DUP USER',
  /** An operator has frozen this user's withdrawals until they are checked. */
  frozen: 'FROZEN',
} as const;
