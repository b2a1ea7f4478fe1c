import * as v from 'valibot';
import { coins, count, described, link, locale, money, time, whole } from '../api/schemas';
import { defaultWithdrawAmounts } from '../limits/withdrawAmounts';
import { coinRates } from '../limits/exchange';
import { luckyMinuteAmount, luckySummaryAmount } from '../limits/lucky';
import { defaultCoinRewards, statedMaxCounts } from '../limits/task';
import { inviteReward, validMemberAmount } from '../limits/team';
import { minuteMs } from '../limits/time';
import { withdrawWindows } from '../limits/withdrawHours';
import type { WithdrawWindow } from '../limits/withdrawHours';
import { marketLocales, type Locale, type Market } from '../market/codes';
import { accountTypes, allAccountTypes } from '../market/wallets';
import { averageMeaning, taskTypes } from '../tasks/task';
import type { TaskType } from '../tasks/task';

/** What a market can close at once (RULES-4): daily tasks, lucky tasks, withdrawals, e-wallets. */
export const closables = [...taskTypes, 'lucky', 'withdrawals', ...allAccountTypes] as const;
export type Closable = (typeof closables)[number];

/** What can be closed in a market: its own e-wallets and everything that is no e-wallet. */
export const closablesOf = (of: Market): readonly Closable[] => {
  const own: readonly string[] = accountTypes[of];
  const wallets: readonly string[] = allAccountTypes;
  return closables.filter((one) => !wallets.includes(one) || own.includes(one));
};

/**
 * How long after a task was closed a round that was begun before is still paid (RULES-5): longer than a rewarded video.
 */
export const closingGraceMs = 10 * minuteMs;

const minutesOfDay = described(whole(24 * 60), "In minutes of the market's day.");

/** Since when something is closed, and when it opens by itself (RULES-10), ms since the epoch; 0: nobody has said. */
const closure = v.object({
  what: described(v.picklist(closables), 'What is closed.'),
  since: described(time, 'Since when.'),
  until: described(time, 'When it opens by itself; 0: nobody has said.'),
});
export type Closure = v.InferOutput<typeof closure>;

/** The mark of an e-wallet, which its owner drew (ACCOUNT-25). */
const walletIcon = v.object({
  type: described(v.picklist(allAccountTypes), 'The e-wallet.'),
  icon: described(link, 'Address of its mark, a square picture.'),
});

const taskRule = v.object({
  taskType: described(v.picklist(taskTypes), 'The task.'),
  coinReward: described(coins, 'The most coins that a round pays.'),
  maxCount: described(count, 'How often it pays on a day.'),
  coinAverage: v.optional(described(coins, averageMeaning)),
});

/**
 * The numbers of a market that a page states (RULES-2), and what is closed in it. Coins of a draw are the most that it
 * pays; `maxCount` is the day's maximum of rounds; hours are minutes of the market's day. `closures` says more of what is
 * in `closed`; where a backend leaves it out, nothing is known of it.
 */
export const marketRules = v.object({
  tasks: described(
    v.pipe(v.array(taskRule), v.maxLength(taskTypes.length)),
    'The daily tasks; of one that is not here the page states its own numbers.',
  ),
  coinRates: described(
    v.pipe(v.array(v.object({ locale, coins: described(count, 'Coins for a unit of the currency.') })), v.maxLength(4)),
    'The rate of the morning exchange, by language.',
  ),
  withdrawHours: described(
    v.pipe(v.array(v.object({ locale, from: minutesOfDay, to: minutesOfDay })), v.maxLength(4)),
    'The hours of withdrawals, by language: from the minute `from` until just before `to`; 0 to 1440 is at any time.',
  ),
  withdrawAmounts: described(v.pipe(v.array(money), v.maxLength(4)), 'The amounts that can be withdrawn.'),
  inviteReward: described(money, 'What an invitation earns.'),
  validMemberAmount: described(money, 'What a member has to earn in order to count.'),
  luckyMinuteAmount: described(money, 'What a minute of a lucky task pays.'),
  luckyTodayAmount: described(money, 'What the lucky tasks of a day pay together.'),
  closed: described(v.pipe(v.array(v.picklist(closables)), v.maxLength(closables.length)), 'What is closed now.'),
  closures: described(
    v.pipe(v.array(closure), v.maxLength(closables.length)),
    'More about what is in `closed`; without it nothing more is known.',
  ),
  walletIcons: described(
    v.pipe(v.array(walletIcon), v.maxLength(allAccountTypes.length)),
    'The marks of e-wallets, where the deployment has them; the page shows one neutral sign for the others.',
  ),
});
export type MarketRules = v.InferOutput<typeof marketRules>;

/** The rules without what has opened by itself (RULES-10): a page needs no answer to know it. `now`: ms since the epoch. */
export function withoutLapsed<T extends Pick<MarketRules, 'closed' | 'closures'>>(rules: T, now: number): T {
  const lapsed = rules.closures.filter(({ until }) => until > 0 && until <= now).map(({ what }) => what);
  if (lapsed.length === 0) return rules;
  return {
    ...rules,
    closed: rules.closed.filter((what) => !lapsed.includes(what)),
    closures: rules.closures.filter(({ what }) => !lapsed.includes(what)),
  };
}

/** When something that is closed opens by itself (RULES-10), ms since the epoch; undefined when nobody has said. */
export const closedUntil = ({ closures }: Pick<MarketRules, 'closures'>, what: Closable): number | undefined =>
  closures.find((one) => one.what === what)?.until || undefined;

/** The hours of withdrawals in a market's languages; a language that is excluded has none. */
export const statedHours = (
  of: Market,
  windows: Readonly<Record<Locale, WithdrawWindow>>,
): MarketRules['withdrawHours'] =>
  marketLocales[of].flatMap((own) => {
    const window = windows[own];
    return window === 'closed' ? [] : [{ locale: own, from: window?.from ?? 0, to: window?.to ?? 24 * 60 }];
  });

/** The rules of a market that has no document of its own (RULES-1). */
export const defaultMarketRules = (of: Market): MarketRules => ({
  tasks: taskTypes.map((taskType) => ({
    taskType,
    coinReward: defaultCoinRewards[taskType],
    maxCount: statedMaxCounts[taskType],
  })),
  coinRates: marketLocales[of].map((own) => ({ locale: own, coins: coinRates[own] })),
  withdrawHours: statedHours(of, withdrawWindows),
  withdrawAmounts: [...defaultWithdrawAmounts[of]],
  inviteReward: inviteReward[of],
  validMemberAmount: validMemberAmount[of],
  luckyMinuteAmount: luckyMinuteAmount[of],
  luckyTodayAmount: luckySummaryAmount[of],
  closed: [],
  closures: [],
  walletIcons: [],
});

/** Coins per unit of currency at the next exchange, by language; those of other markets are the usual ones. */
export const coinRatesOf = (rules: Pick<MarketRules, 'coinRates'>): Readonly<Record<Locale, number>> => ({
  ...coinRates,
  ...Object.fromEntries(rules.coinRates.map((rate) => [rate.locale, rate.coins])),
});

/** The hours of withdrawals by language; those of other markets are the usual ones. */
export const withdrawWindowsOf = (
  rules: Pick<MarketRules, 'withdrawHours'>,
): Readonly<Record<Locale, WithdrawWindow>> => ({
  ...withdrawWindows,
  ...Object.fromEntries(
    rules.withdrawHours.map(({ locale: own, from, to }) => [own, from === 0 && to === 24 * 60 ? null : { from, to }]),
  ),
});

/** The reward and the maximum of a daily task. */
export const taskRuleOf = (
  rules: Pick<MarketRules, 'tasks'>,
  type: TaskType,
): { readonly coinReward: number; readonly maxCount: number } | undefined =>
  rules.tasks.find(({ taskType }) => taskType === type);
