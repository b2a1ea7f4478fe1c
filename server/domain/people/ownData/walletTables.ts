import { accountStatus } from '@tally/contract/wallet/account';
import { passbookStatus } from '@tally/contract/wallet/withdraw';
import { day, marketCurrency, money, plain, time, word } from './field';
import type { Exported } from './field';
import { ofPerson, reasons } from './leftOut';

/** By the numbers of the person's withdrawals, which lead to the rows by an index. */
const ofWithdrawals = 't.withdrawal_id = any (array(select w.id from withdrawals w where w.user_id = :person))';

/** What both the records of the ledger and the sums of its archived months say. */
const movedMoney = {
  fields: { amount: money('amount'), currency: plain('currency'), source: plain('from'), target: plain('to') },
  leftOut: {
    ...ofPerson.leftOut,
    ref: 'by what it was paid once: it can be the number of somebody whom you invited',
  },
};

/** What they have, and what they were paid. */
export const walletTables = {
  balances: {
    ...ofPerson,
    kind: 'exported',
    part: 'balances',
    order: 't.user_id',
    currency: marketCurrency,
    fields: {
      coin: plain('coins'),
      gift: plain('gifts'),
      cash: money('cash'),
      held: money('underWay'),
      paid: money('paid'),
      lapsed: money('lapsed'),
      debt: money('toBeTakenBack'),
      debt_brought: money('toBeTakenBackFromEarlierAccount'),
      next_round_at: time('nextRoundFrom'),
    },
    leftOut: { ...ofPerson.leftOut, debt_left: 'what outlives an account: 0 while there is one' },
  },
  transfers: {
    kind: 'exported',
    part: 'moneyRecords',
    where: ofPerson.where,
    order: 't.id',
    fields: {
      id: plain('number'),
      at: time('time'),
      kind: plain('kind'),
      ...movedMoney.fields,
    },
    leftOut: movedMoney.leftOut,
  },
  // Months that lie in a file of the archive (OPS-80): each record on request, here what they come to.
  carried_forward: {
    kind: 'exported',
    part: 'moneyRecordsOfArchivedMonths',
    where: ofPerson.where,
    order: 't.kind, t.ref, t.currency, t.source, t.target',
    fields: {
      kind: plain('kind'),
      count: plain('records'),
      ...movedMoney.fields,
    },
    leftOut: movedMoney.leftOut,
  },
  ewallets: {
    kind: 'exported',
    part: 'eWallet',
    where: ofPerson.where,
    order: 't.user_id',
    fields: {
      type: plain('type'),
      no: plain('accountNumber'),
      plain_no: plain('accountNumberAsPaid'),
      former_no: plain('accountNumberBefore'),
      key_kind: plain('kindOfNumber'),
      name: plain('name'),
      mobile: plain('mobile'),
      status: word('status', accountStatus),
      status_before: word('statusBefore', accountStatus),
      retry_count: plain('timesEnteredAgain'),
      at: time('enteredAt'),
      given_up_at: time('givenUpAt'),
    },
    leftOut: { ...ofPerson.leftOut, shared: 'says something of others who have entered the same number' },
  },
  number_claims: {
    ...ofPerson,
    kind: 'exported',
    part: 'numberYouSaidIsYours',
    order: 't.user_id',
    fields: {
      at: time('time'),
      type: plain('type'),
      no: plain('accountNumber'),
      plain_no: plain('accountNumberAsPaid'),
      key_kind: plain('kindOfNumber'),
      name: plain('name'),
      mobile: plain('mobile'),
    },
    leftOut: { ...ofPerson.leftOut, mark: reasons.hash },
  },
  withdrawals: {
    kind: 'exported',
    part: 'withdrawals',
    where: ofPerson.where,
    order: 't.id',
    fields: {
      id: plain('number'),
      at: time('askedAt'),
      day: day('day'),
      amount: money('amount'),
      currency: plain('currency'),
      status: word('status', passbookStatus),
      settled_at: time('settledAt'),
      settled_by: plain('settledBy'),
      returned_at: time('cameBackAt'),
      came_back: money('cameBack'),
      nudged_day: day('remindedOn'),
      type: plain('eWalletType'),
      no: plain('accountNumber'),
      key_kind: plain('kindOfNumber'),
    },
    leftOut: {
      ...ofPerson.leftOut,
      number_mark: reasons.hash,
      reason: reasons.fraud,
      export_id: reasons.working,
      paid_week: reasons.working,
    },
  },
  payout_export_lines: {
    kind: 'exported',
    part: 'paymentsSent',
    where: ofWithdrawals,
    order: 't.export_id, t.withdrawal_id',
    currency: marketCurrency,
    fields: {
      withdrawal_id: plain('withdrawal'),
      amount: money('amount'),
      result: plain('result'),
      result_at: time('resultAt'),
      reference: plain('providerReference'),
    },
    leftOut: { export_id: reasons.working, line: 'the withdrawal and its e-wallet once more, as they were sent' },
  },
  payout_reversals: {
    kind: 'exported',
    part: 'paymentsThatCameBack',
    where: ofWithdrawals,
    order: 't.withdrawal_id',
    currency: marketCurrency,
    fields: {
      withdrawal_id: plain('withdrawal'),
      at: time('time'),
      amount: money('amount'),
      reference: plain('providerReference'),
    },
    leftOut: {
      market: 'stands in the profile',
      export_id: reasons.working,
      operator: 'the name of somebody who works here',
      said: 'what the provider said, also where it is more than what had been paid',
    },
  },
} as const satisfies Readonly<Record<string, Exported>>;
