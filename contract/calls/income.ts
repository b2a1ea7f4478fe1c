import { endpoint } from '../api/endpoint';
import { unknownNumber } from '../api/reading';
import { described, nothing } from '../api/schemas';
import { recordsMax } from '../limits/income';
import { income, incomeRecord, unknownRecord } from '../wallet/income';
import * as v from 'valibot';

const incomeRecords = v.pipe(v.array(incomeRecord), v.maxLength(recordsMax));

export const getIncome = endpoint({
  method: 'GET',
  path: '/income/',
  who: 'user',
  money: false,
  summary: 'Coins, cash and everything earned',
  description: 'What the person has, and all that they have ever earned, for the page of income.',
  query: nothing,
  body: nothing,
  reply: income,
  reading: { instead: { coin: unknownNumber, cash: unknownNumber, totalIncome: unknownNumber, debt: 0 } },
});

export const getIncomeRecords = endpoint({
  method: 'GET',
  path: '/income/records',
  who: 'user',
  money: false,
  summary: 'The latest records of coins, cash or gifts',
  description: 'The newest income records of coins or cash; without a type, the records of gifts.',
  query: v.object({
    reward_type: v.optional(described(v.picklist(['coin', 'cash']), 'Which records; without it those of gifts.')),
  }),
  body: nothing,
  reply: incomeRecords,
  reading: { instead: { type: unknownRecord, date: unknownNumber } },
});
