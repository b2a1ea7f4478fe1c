import * as v from 'valibot';
import { coins, money, nothing, time } from '../api/schemas';
import { endpoint } from '../api/endpoint';
import { recordsMax } from '../limits/income';
import { apiCoinMax } from '../limits/request';
import { unknownNumber } from '../api/reading';

/** `debt`: what was taken back and is still missing (OPS-36); only our server says it. */
const income = v.object({ coin: coins, cash: money, totalIncome: money, debt: money });
export type Income = v.InferOutput<typeof income>;

/**
 * Types of income records (INCOME-5), and those that the ledger adds: refunded money, balances cleared after 15 days,
 * and what operators gave or took back (OPS-36).
 */
export const recordTypes = [
  'checkin',
  'lottery',
  'videoad',
  'luckytask',
  'review',
  'invitation',
  'exchangein',
  'exchangeout',
  'withdraw',
  'newbie',
  'newbietask',
  'words',
  'quiz',
  'game',
  'download video',
  'refund',
  'cleared',
  'goodwill',
  'clawback',
] as const;
export type RecordType = (typeof recordTypes)[number];

/** Sign shown before the amount of a record; types that are not listed have no sign (INCOME-6). */
export const recordSigns: Partial<Record<RecordType, '+' | '-'>> = {
  checkin: '+',
  lottery: '+',
  videoad: '+',
  luckytask: '+',
  exchangein: '+',
  exchangeout: '-',
  withdraw: '-',
  cleared: '-',
  goodwill: '+',
  clawback: '-',
};

/** `amount` is positive: coins or gifts as whole numbers, cash as a decimal. */
const incomeRecord = v.object({
  type: v.picklist(recordTypes),
  amount: v.pipe(v.number(), v.minValue(0), v.maxValue(apiCoinMax)),
  date: time,
});
export type IncomeRecord = v.InferOutput<typeof incomeRecord>;
const incomeRecords = v.pipe(v.array(incomeRecord), v.maxLength(recordsMax));

/** Stands for a record type that the page does not know; such records are listed under "Other". */
export const unknownRecord = 'unknown';
/** An income record after the lenient reading of the page: an unknown type is `unknownRecord`. */
export type ReadRecord = Omit<IncomeRecord, 'type'> & { type: RecordType | typeof unknownRecord };

export const getIncome = endpoint({
  method: 'GET',
  path: '/income/',
  who: 'user',
  money: false,
  query: nothing,
  body: nothing,
  reply: income,
  reading: { instead: { coin: unknownNumber, cash: unknownNumber, totalIncome: unknownNumber, debt: 0 } },
});

/** The newest income records of coins or cash; without a type, the records of gifts. */
export const getIncomeRecords = endpoint({
  method: 'GET',
  path: '/income/records',
  who: 'user',
  money: false,
  query: v.object({ reward_type: v.optional(v.picklist(['coin', 'cash'])) }),
  body: nothing,
  reply: incomeRecords,
  reading: { instead: { type: unknownRecord, date: unknownNumber } },
});
