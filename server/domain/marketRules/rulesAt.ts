import { coinRates, exchangeFromHour } from '@tally/contract/limits/exchange';
import { defaultWithdrawAmounts } from '@tally/contract/limits/withdrawAmounts';
import { luckyMinuteAmount, luckySummaryAmount } from '@tally/contract/limits/lucky';
import { defaultCoinRewards } from '@tally/contract/limits/task';
import { inviteReward, validMemberAmount } from '@tally/contract/limits/team';
import { dayMs } from '@tally/contract/limits/time';
import { withdrawWindows } from '@tally/contract/limits/withdrawHours';
import type { WithdrawWindow } from '@tally/contract/limits/withdrawHours';
import type { AdSource } from '@tally/contract/apps/ads';
import type { Locale, Market } from '@tally/contract/market/codes';
import type { Closable } from '@tally/contract/rules/marketRules';
import type { TaskType } from '@tally/contract/tasks/task';
import { latestAt } from '../shared/days';
import { luckyQuotas } from '../../limits/lucky';
import { maxCounts, reviewReward, videoCash } from '../../limits/rewards';
import { payoutLimit } from '../../limits/operators';
import { secondKeyAbove } from '../../limits/secondOperator';
import { returningAmounts } from '../../limits/withdrawals';
import { closedAt, type ClosedSpan } from './closedAt';
import { minutesOfHours } from './rulesDocument';
import type { RulesDocument } from './rulesDocument';

/** Four ascending amounts, decimal. */
type Amounts = readonly [number, number, number, number];

/** The rules of a market at a moment. Amounts are decimal in the market's currency. */
export interface Rules {
  /** Coins of a round; of a draw the most that it pays. */
  readonly rewards: Readonly<Record<TaskType, number>>;
  /** Cash that some videos pay besides. */
  readonly videoCash: number;
  /** Maximum rounds of each task per day. */
  readonly maxCounts: Readonly<Record<TaskType, number>>;
  /** Coins per unit of currency at the next exchange. */
  readonly coinRates: Readonly<Record<Locale, number>>;
  readonly windows: Readonly<Record<Locale, WithdrawWindow>>;
  /** Withdrawal amounts of people who have not withdrawn yet, and of the others. */
  readonly newcomerAmounts: Amounts;
  readonly returningAmounts: Amounts;
  readonly inviteReward: number;
  readonly validMemberAmount: number;
  readonly reviewReward: number;
  readonly luckyMinuteAmount: number;
  readonly luckyTodayAmount: number;
  readonly luckyQuotas: Readonly<Record<AdSource | 'total', number>>;
  /** Above this sum within 24 hours what one operator lets leave needs a second one (OPS-35). */
  readonly secondKeyAbove: number;
  /** Above it a single payment does, whatever the sum; undefined: there is no such limit. */
  readonly secondKeyAboveEach: number | undefined;
  /** Maximum sum of one batch payment (OPS-14). */
  readonly payoutLimit: number;
  /** What is closed, since when and until when. */
  readonly closed: ReadonlyMap<Closable, ClosedSpan>;
}

/** A document as it was imported. */
export interface RulesVersion {
  readonly version: number;
  /** When it was imported, ms since the epoch. */
  readonly at: number;
  readonly document: RulesDocument;
}

/** The versions of a market, the newest first. */
export type RulesVersions = readonly RulesVersion[];

const none: Partial<RulesDocument> = {};

/** The document that applies to what is counted from `since` on: the newest that was imported before it. */
const importedBefore = (versions: RulesVersions, since: number): Partial<RulesDocument> =>
  versions.find(({ at }) => at < since)?.document ?? none;

/**
 * Coins per unit of currency, by language, at an exchange that is due at `due` (ms since the epoch): those imported
 * a day or more before, so that they are what people were told in between (RULES-3).
 */
export const ratesAt = (versions: RulesVersions, due: number): Readonly<Record<Locale, number>> => ({
  ...coinRates,
  ...importedBefore(versions, due - dayMs + 1).coinRates,
});

const windowsOf = (hours: RulesDocument['withdrawHours'] = {}): Partial<Record<Locale, WithdrawWindow>> =>
  Object.fromEntries(Object.entries(hours).map(([locale, text]) => [locale, minutesOfHours(text) ?? null]));

/**
 * The rules of a market at a moment (RULES-3): numbers of the newest document that was there at the market's last
 * midnight, the rates of the next exchange, and the switches and operators' limits of the newest one.
 *
 * @param now ms since the epoch
 */
export function rulesAt(versions: RulesVersions, market: Market, now: number): Rules {
  const day = importedBefore(versions, latestAt(now, market, 0));
  const newest = importedBefore(versions, now + 1);
  const nextExchange = latestAt(now + dayMs, market, exchangeFromHour);
  return {
    rewards: { ...defaultCoinRewards, ...day.rewards },
    videoCash: day.videoCash ?? videoCash[market],
    maxCounts: { ...maxCounts, ...day.dailyMaxima },
    coinRates: ratesAt(versions, nextExchange),
    windows: { ...withdrawWindows, ...windowsOf(day.withdrawHours) },
    newcomerAmounts: day.withdrawAmounts?.newcomers ?? defaultWithdrawAmounts[market],
    returningAmounts: day.withdrawAmounts?.returning ?? returningAmounts[market],
    inviteReward: day.inviteReward ?? inviteReward[market],
    validMemberAmount: day.validMemberAmount ?? validMemberAmount[market],
    reviewReward: day.reviewReward ?? reviewReward[market],
    luckyMinuteAmount: day.luckyMinuteAmount ?? luckyMinuteAmount[market],
    luckyTodayAmount: day.luckyTodayAmount ?? luckySummaryAmount[market],
    luckyQuotas: { ...luckyQuotas[market], ...day.luckyQuotas },
    secondKeyAbove: newest.secondKeyAbove ?? secondKeyAbove[market],
    secondKeyAboveEach: newest.secondKeyAboveEach,
    payoutLimit: newest.payoutLimit ?? payoutLimit[market],
    closed: closedAt(versions, now),
  };
}
