import { marketLocales, type Market } from '@tally/contract/market/codes';
import { statedHours } from '@tally/contract/rules/marketRules';
import type { MarketRules } from '@tally/contract/rules/marketRules';
import { taskTypes } from '@tally/contract/tasks/task';
import { averageCoins } from './averageCoins';
import type { Rules } from './rulesAt';

/** The rules of a market as its pages state them (RULES-2), with the marks of its e-wallets from the catalogue. */
export const publicRules = (
  rules: Rules,
  market: Market,
  walletIcons: MarketRules['walletIcons'] = [],
): MarketRules => ({
  tasks: taskTypes.map((taskType) => ({
    taskType,
    coinReward: rules.rewards[taskType],
    maxCount: rules.maxCounts[taskType],
    coinAverage: averageCoins(taskType, rules.rewards[taskType]),
  })),
  coinRates: marketLocales[market].map((locale) => ({ locale, coins: rules.coinRates[locale] })),
  withdrawHours: statedHours(market, rules.windows),
  withdrawAmounts: [...rules.newcomerAmounts],
  inviteReward: rules.inviteReward,
  validMemberAmount: rules.validMemberAmount,
  luckyMinuteAmount: rules.luckyMinuteAmount,
  luckyTodayAmount: rules.luckyTodayAmount,
  closed: [...rules.closed.keys()],
  closures: [...rules.closed].map(([what, { since, until }]) => ({ what, since, until: until < Infinity ? until : 0 })),
  walletIcons,
});
