import { endpoint } from '../api/endpoint';
import { nothing, outcome } from '../api/schemas';
import { account, accountBody, accountMeanings, accountStatus } from '../wallet/account';

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
  summary: 'The e-wallet account',
  description: 'The account to which withdrawals are paid. Without one all texts are empty and `accountStatus` is 0.',
  query: nothing,
  body: nothing,
  reply: account,
  reading: accountReading,
});

export const postAccount = endpoint({
  method: 'POST',
  path: '/wallet/account/',
  who: 'user',
  money: false,
  summary: 'Store the e-wallet account, once',
  description:
    "Stores the user's e-wallet account. A user can store one only once, except where a payment to it failed or it is invalid; no withdrawal to it may be pending then. A number belongs to one person of a market, whichever e-wallet it is in and however it is written. The call has no idempotency key: after a lost answer the same account gets ALREADY, and the page fetches the account. Where several reasons hold, our server names the first of: BAD TYPE, BAD NUMBER, BAD NAME, WHICH KEY, UNKNOWN NUMBER, CLOSED TYPE, ALREADY, PENDING WITHDRAWAL, BAD NUMBER (declared invalid before), CLAIM WAITS (with `claims`), DUP ACCOUNT.",
  infos: accountMeanings,
  query: nothing,
  body: accountBody,
  reply: outcome,
});
