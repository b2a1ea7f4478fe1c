import * as v from 'valibot';
import { coins, described, money, time } from '../api/schemas';
import { apiCoinMax } from '../limits/request';

export const income = v.object({
  coin: described(coins, 'Coins that were not exchanged yet.'),
  cash: described(money, 'Cash that can be withdrawn.'),
  totalIncome: described(money, 'All cash that the person has ever earned.'),
  debt: described(money, 'What was taken back and is still missing; 0 from a backend that takes nothing back.'),
});
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

/** What nobody gets from our server. */
const notOurs = 'Our server books it for nobody';

export const recordMeanings: Readonly<Record<RecordType, string>> = {
  checkin: 'Coins of a check-in.',
  lottery: 'Coins of a draw.',
  videoad: 'Coins of a video, or the cash that some videos bring.',
  luckytask: 'Cash of a lucky task.',
  review: 'Cash of a review that passed.',
  invitation: 'Cash for a member who counts.',
  exchangein: 'Cash that the morning exchange made of coins.',
  exchangeout: 'Coins that the morning exchange took.',
  withdraw: 'Cash of a withdrawal, booked when it is asked for.',
  newbie: `A sum for newcomers. ${notOurs}: a newcomer begins with nothing, and earns. A backend that gives one pays it once, at the first login, as cash.`,
  newbietask: `A sum for a newcomer's task. ${notOurs}.`,
  words: 'Coins of a round of words.',
  quiz: 'Coins of a round of the quiz.',
  game: `Another game. ${notOurs}.`,
  'download video': `A video about an app that was downloaded. ${notOurs}.`,
  refund: 'Cash of a withdrawal that failed, was refused, or came back after it was paid.',
  cleared: 'Coins, gifts or cash that lapsed.',
  goodwill: 'Cash that operators gave.',
  clawback: 'Cash that operators took back, or a debt for it that was paid.',
};

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

export const transferAmount = described(
  v.pipe(v.number(), v.minValue(0), v.maxValue(apiCoinMax)),
  'Coins or gifts as a whole number, cash in the currency of the market; never negative.',
);

/** A transfer that a person sees. */
export const incomeRecord = v.object({
  type: described(
    v.picklist(recordTypes),
    'What it was for; a kind that the page does not know is listed under "Other".',
    recordMeanings,
  ),
  amount: transferAmount,
  date: described(time, 'When it was booked.'),
});
export type IncomeRecord = v.InferOutput<typeof incomeRecord>;

/** Stands for a record type that the page does not know; such records are listed under "Other". */
export const unknownRecord = 'unknown';
/** An income record after the lenient reading of the page: an unknown type is `unknownRecord`. */
export type ReadRecord = Omit<IncomeRecord, 'type'> & { type: RecordType | typeof unknownRecord };
