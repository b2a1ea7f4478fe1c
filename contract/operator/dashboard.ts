import * as v from 'valibot';
import { markets } from '../market/codes';
import { currencies } from '../market/money';
import { count, market, money } from '../api/schemas';

/**
 * The 17 counters of the operator page, in display order. A counter in `summedCounters` adds up amounts of three
 * currencies, so its single number is meaningless: read `sums` instead.
 */
export const counterNames = [
  'appUser',
  'eventUser',
  'newUser',
  'newInstall',
  'checkinCount',
  'lotteryCount',
  'videoCount',
  'referCount',
  'wordsCount',
  'withdrawAmount',
  'paidAmount',
  'bigPending',
  'bigPaid',
  'ltRequestCount',
  'ltAssignCount',
  'ltClickCount',
  'ltInstallCount',
] as const;

/** The counters that are amounts of money and therefore only meaningful per currency. */
export const summedCounters = [
  'withdrawAmount',
  'paidAmount',
  'bigPending',
  'bigPaid',
] as const satisfies readonly (typeof counterNames)[number][];

/**
 * The money counters of one market: amounts in its currency, and the number of withdrawals of at least the market's big
 * amount.
 */
const marketSums = v.object({
  market,
  currency: v.picklist(markets.map((each) => currencies[each])),
  withdrawAmount: money,
  paidAmount: money,
  bigPending: count,
  bigPaid: count,
});
export type MarketSums = v.InferOutput<typeof marketSums>;

export const dashboard = v.object({
  appUser: count,
  eventUser: count,
  newUser: count,
  newInstall: count,
  checkinCount: count,
  lotteryCount: count,
  videoCount: count,
  referCount: count,
  wordsCount: count,
  withdrawAmount: money,
  paidAmount: money,
  bigPending: count,
  bigPaid: count,
  ltRequestCount: count,
  ltAssignCount: count,
  ltClickCount: count,
  ltInstallCount: count,
  /** One entry for each market, in the order of `markets`. */
  sums: v.pipe(v.array(marketSums), v.maxLength(markets.length)),
  /** In addition to the 17 counters: pending withdrawals whose owners have sent a reminder. */
  remindedPending: count,
});
export type Dashboard = v.InferOutput<typeof dashboard>;
