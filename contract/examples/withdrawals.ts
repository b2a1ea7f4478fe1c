import type * as calls from '../calls/withdrawals';
import { refusal, success } from '../fixtures/outcome';
import { emptyPassbook, paidPassbooks, passbooks, withdrawOptionLists } from '../fixtures/wallet';
import type { Example } from './example';

export const getPassbook: Example<typeof calls.getPassbook> = {
  request: {},
  replies: {
    ...passbooks,
    paidId: paidPassbooks.id,
    paidPh: paidPassbooks.ph,
    paidBr: paidPassbooks.br,
    empty: emptyPassbook,
  },
};

export const getWithdrawOptions: Example<typeof calls.getWithdrawOptions> = {
  request: {},
  replies: withdrawOptionLists,
};

export const postWithdraw: Example<typeof calls.postWithdraw> = {
  request: { query: { amount: 100 } },
  replies: {
    success,
    onceDaily: refusal('ONCE DAILY'),
    notEnough: refusal('NOT ENOUGH'),
    needLucky: refusal('NEED LT'),
    needMembers: refusal('NEED MEMBERS'),
  },
};

export const postReminder: Example<typeof calls.postReminder> = {
  request: {},
  replies: {
    success,
    already: refusal('ONCE DAILY'),
    early: refusal('TOO EARLY'),
    nothing: refusal('NOTHING PENDING'),
  },
};
