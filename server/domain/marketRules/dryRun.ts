import { exchangeFromHour } from '@tally/contract/limits/exchange';
import { luckyPlayMinutes } from '@tally/contract/limits/lucky';
import { dayMs } from '@tally/contract/limits/time';
import type { Market } from '@tally/contract/market/codes';
import { firstAlone } from '@tally/contract/rules/fitsAlone';
import { localTime } from '@tally/contract/rules/marketClock';
import { withdrawStateAt } from '@tally/contract/rules/withdrawHours';
import { taskTypes } from '@tally/contract/tasks/task';
import type { Sql } from '../../db/db';
import { minorOf } from '../ledger/money';
import { latestAt } from '../shared/days';
import { aloneOf } from './aloneLimits';
import { dayFactsOf } from './dayFacts';
import type { DayFacts, MarketDay } from './dayFacts';
import type { RulesDocument } from './rulesDocument';
import { ratesAt, rulesAt } from './rulesAt';
import type { Rules } from './rulesAt';
import { versionsOf } from './versions';

/** How often something was paid, and what it cost in coins and in minor units of cash. */
export interface Cost {
  readonly times: number;
  readonly coins: number;
  readonly cash: number;
}

/** What one thing cost on a day, and what it would have cost under a document (RULES-7). */
export interface CostChange {
  readonly what: string;
  readonly was: Cost;
  readonly would: Cost;
  /** Rounds more at most, by those who had reached the day's maximum: how many they would have done is not known. */
  readonly moreAtMost: number;
}

/** A dry run: the day before, as it was and as it would have been. */
export interface DryRun {
  readonly market: Market;
  readonly day: number;
  readonly costs: readonly CostChange[];
  /** Withdrawals of the day, and how many of them would have been refused, by the reason. */
  readonly withdrawals: number;
  readonly refused: { readonly amount: number; readonly hours: number; readonly closed: number };
  /** Payments of the day that one operator alone could not have made, and would not have. */
  readonly secondKey: { readonly was: number; readonly would: number };
}

const paidFor = ({ paid }: DayFacts, kind: string): Cost => {
  const own = paid.filter((one) => one.kind === kind);
  const sumOf = (isCoin: boolean) =>
    own.filter(({ currency }) => (currency === 'COIN') === isCoin).reduce((sum, { amount }) => sum + amount, 0);
  return { times: Math.max(0, ...own.map(({ times }) => times)), coins: sumOf(true), cash: sumOf(false) };
};

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);

/** What the daily tasks cost: rounds above the new maximum fall away, the others pay in proportion. */
const taskCosts = (facts: DayFacts, before: Rules, after: Rules): CostChange[] =>
  taskTypes.map((task) => {
    const groups = facts.rounds.filter((one) => one.task === task);
    const most = after.closed.has(task) ? 0 : after.maxCounts[task];
    const times = groups.reduce((sum, { count, people }) => sum + count * people, 0);
    const kept = groups.reduce((sum, { count, people }) => sum + Math.min(count, most) * people, 0);
    const atMaximum = groups.filter(({ count }) => count >= before.maxCounts[task]);
    const { coins, cash } = paidFor(facts, task);
    const keptShare = share(kept, times);
    return {
      what: task,
      was: { times, coins, cash },
      would: {
        times: kept,
        coins: Math.round(coins * keptShare * share(after.rewards[task], before.rewards[task])),
        cash: Math.round(cash * keptShare * share(after.videoCash, before.videoCash)),
      },
      moreAtMost: atMaximum.reduce((sum, { people }) => sum + people * Math.max(0, most - before.maxCounts[task]), 0),
    };
  });

/** What is paid in cash, each time the same. */
const cashCosts = (facts: DayFacts, after: Rules, market: Market): CostChange[] => {
  const each = {
    luckytask: after.closed.has('lucky') ? 0 : minorOf(after.luckyMinuteAmount, market) * luckyPlayMinutes,
    invitation: minorOf(after.inviteReward, market),
    review: minorOf(after.reviewReward, market),
  };
  return Object.entries(each).map(([what, amount]) => {
    const was = paidFor(facts, what);
    const times = amount === 0 ? 0 : was.times;
    return { what, was, would: { times, coins: 0, cash: times * amount }, moreAtMost: 0 };
  });
};

/** What the morning exchange turned into cash; coins are not paid again, so they count as 0. */
const exchangeCost = ({ exchanged }: DayFacts, before: Rules, after: Rules): CostChange => {
  const cash = exchanged.reduce((sum, one) => sum + one.cash, 0);
  const would = exchanged.reduce(
    (sum, one) => sum + one.cash * share(before.coinRates[one.locale], after.coinRates[one.locale]),
    0,
  );
  const cost = (amount: number): Cost => ({ times: 0, coins: 0, cash: Math.round(amount) });
  return { what: 'exchange', was: cost(cash), would: cost(would), moreAtMost: 0 };
};

/** Why a withdrawal of the day would be refused under the new rules. */
function refusalReason(
  { amount, at, type, locale, returning }: DayFacts['withdrawals'][number],
  after: Rules,
  market: Market,
): keyof DryRun['refused'] | undefined {
  const offered = returning ? after.returningAmounts : after.newcomerAmounts;
  if (!offered.some((one) => minorOf(one, market) === amount)) return 'amount';
  const isClosed = [...after.closed.keys()].some((one) => one === 'withdrawals' || one === type);
  if (isClosed) return 'closed';
  return withdrawStateAt(after.windows[locale], localTime(at, market).minutes) === 'open' ? undefined : 'hours';
}

/** What a day would have cost under other rules. */
export function compare(
  facts: DayFacts,
  { before, after }: { readonly before: Rules; readonly after: Rules },
  { day }: MarketDay,
  market: Market,
): DryRun {
  const reasons = facts.withdrawals.map((one) => refusalReason(one, after, market));
  const countOf = (reason: keyof DryRun['refused']) => reasons.filter((one) => one === reason).length;
  // As if one operator had made all payments of the day alone, as far as the limits let them.
  const above = (rules: Rules) => {
    const payments = facts.payouts.map((amount) => ({ amount }));
    return payments.length - firstAlone(payments, aloneOf(rules, market, 0)).length;
  };
  return {
    market,
    day,
    costs: [...taskCosts(facts, before, after), ...cashCosts(facts, after, market), exchangeCost(facts, before, after)],
    withdrawals: facts.withdrawals.length,
    refused: { amount: countOf('amount'), hours: countOf('hours'), closed: countOf('closed') },
    secondKey: { was: above(before), would: above(after) },
  };
}

/** The market's day before that of `now` (ms since the epoch). */
export function dayBeforeOf(market: Market, now: number): MarketDay {
  const to = latestAt(now, market, 0);
  const from = latestAt(to - 1, market, 0);
  return { day: localTime(from, market).day, from, to };
}

/** The document as if it had been imported long before the day. */
const asIfBefore = (document: RulesDocument, market: Market, { from, to }: MarketDay): Rules =>
  rulesAt([{ version: 1, at: from - 3 * dayMs, document }], market, to - 1);

/**
 * What the market's day before would have cost under a document (RULES-7). Changes nothing.
 *
 * @param now ms since the epoch
 */
export async function dryRun(sql: Sql, document: RulesDocument, now: number): Promise<DryRun> {
  const { market } = document;
  const day = dayBeforeOf(market, now);
  const versions = await versionsOf(sql, market);
  // The rates of the exchange of that morning.
  const coinRates = ratesAt(versions, latestAt(day.to - 1, market, exchangeFromHour));
  const before = { ...rulesAt(versions, market, day.to - 1), coinRates };
  return compare(await dayFactsOf(sql, market, day), { before, after: asIfBefore(document, market, day) }, day, market);
}
