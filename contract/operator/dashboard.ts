import * as v from 'valibot';
import { markets } from '../market/codes';
import { currencies } from '../market/money';
import { count, described, market, money } from '../api/schemas';

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

const bigCounts = {
  bigPending: described(
    count,
    'Pending withdrawals of at least the big amount: Rp 20,000, and as much in other markets.',
  ),
  bigPaid: described(count, 'Withdrawals of at least the big amount that were paid in the last 24 hours.'),
};

/** The money counters of one market. */
const marketSums = v.object({
  market,
  currency: described(v.picklist(markets.map((each) => currencies[each])), 'Currency of the amounts.'),
  withdrawAmount: described(money, 'What was asked for in the last 24 hours.'),
  paidAmount: described(money, 'What was paid in the last 24 hours.'),
  ...bigCounts,
});
export type MarketSums = v.InferOutput<typeof marketSums>;

export const dashboard = v.object({
  appUser: described(count, 'All people who are not deleted.'),
  eventUser: described(count, 'People who opened the page in the last 24 hours.'),
  newUser: described(count, 'People who came in the last 24 hours.'),
  newInstall: described(count, 'Phones that were seen first in the last 24 hours.'),
  checkinCount: described(count, "Check-ins that were paid on the market's day."),
  lotteryCount: described(count, "Draws that were paid on the market's day."),
  videoCount: described(count, "Videos that were paid on the market's day."),
  referCount: described(count, 'People who came by an invitation in the last 24 hours.'),
  wordsCount: described(count, "Rounds of words that were paid on the market's day."),
  withdrawAmount: described(money, 'What was asked for, added over currencies and so without meaning: read `sums`.'),
  paidAmount: described(money, 'What was paid, added over currencies and so without meaning: read `sums`.'),
  ...bigCounts,
  ltRequestCount: described(count, 'Requests for lucky tasks in the last 24 hours.'),
  ltAssignCount: described(count, 'Lucky tasks that were taken in the last 24 hours.'),
  ltClickCount: described(count, 'Of those, how many were opened.'),
  ltInstallCount: described(count, 'Of those, how many apps were installed.'),
  sums: described(v.pipe(v.array(marketSums), v.maxLength(markets.length)), 'The amounts, one entry for each market.'),
  remindedPending: described(count, 'Pending withdrawals whose owners have sent a reminder.'),
});
export type Dashboard = v.InferOutput<typeof dashboard>;
