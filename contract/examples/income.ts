import type * as calls from '../calls/income';
import {
  cashRecords,
  coinRecords,
  emptyIncome,
  everyRecord,
  giftRecords,
  incomes,
  noRecords,
} from '../fixtures/income';
import type { Example } from './example';

export const getIncome: Example<typeof calls.getIncome> = {
  request: {},
  replies: { ...incomes, empty: emptyIncome },
};

export const getIncomeRecords: Example<typeof calls.getIncomeRecords> = {
  request: { query: { reward_type: 'coin' } },
  replies: {
    coin: coinRecords.id,
    cashId: cashRecords.id,
    cashPh: cashRecords.ph,
    cashBr: cashRecords.br,
    gift: giftRecords,
    every: everyRecord,
    empty: noRecords,
  },
};
