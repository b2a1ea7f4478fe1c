import { clearAfterDays } from '../limits/exchange';
import { feedbackAnswerDays, serviceHours } from '../limits/feedback';
import { minuteMs } from '../limits/time';
import { fastArrivalHours, slowArrivalAbove, slowArrivalDays, withdrawGapMs } from '../limits/withdraw';
import { marketLocales, markets, type Market } from '../market/codes';
import { defaultMarketRules, type MarketRules } from '../rules/marketRules';
import { table } from './table';

/** Whose a number is: the product's, or chosen by us where the product states none. */
type Whose = 'the product’s' | 'ours' | 'the product’s in id, ours elsewhere';

interface PageNumber {
  readonly name: string;
  readonly cell: (market: Market) => string | number;
  readonly whose: Whose;
  /** How a deployment states its own. */
  readonly own: string;
}

const rules = (market: Market): MarketRules => defaultMarketRules(market);
const inBuild = (file: string) => `\`contract/limits/${file}.ts\`, before the build`;
const sameEverywhere = (text: string) => () => text;

/** Each number that pages state of a market, and where a deployment says another one. */
const numbers: readonly PageNumber[] = [
  {
    name: 'amounts',
    cell: (market) => rules(market).withdrawAmounts.join(', '),
    whose: 'the product’s',
    own: 'getWithdrawOptions; for guests `withdrawAmounts` of getMarketRules',
  },
  {
    name: 'hours of withdrawals',
    cell: sameEverywhere('as above'),
    whose: 'the product’s',
    own: '`withdrawHours` of getMarketRules',
  },
  {
    name: 'coins for a unit of money',
    cell: sameEverywhere('as above'),
    whose: 'the product’s',
    own: '`coinRate` of getUserInfo; for guests `coinRates` of getMarketRules',
  },
  {
    name: 'coins of a round, rounds of a day',
    cell: sameEverywhere('as below'),
    whose: 'the product’s',
    own: 'getNormalTasks; for guests `tasks` of getMarketRules',
  },
  {
    name: 'a member who counts brings',
    cell: (market) => rules(market).inviteReward,
    whose: 'ours',
    own: '`inviteReward` of getMarketRules',
  },
  {
    name: 'a member counts from',
    cell: (market) => rules(market).validMemberAmount,
    whose: 'the product’s in id, ours elsewhere',
    own: '`validMemberAmount` of getMarketRules',
  },
  {
    name: 'a minute of a lucky task',
    cell: (market) => rules(market).luckyMinuteAmount,
    whose: 'the product’s in id, ours elsewhere',
    own: '`luckyMinuteAmount` of getMarketRules',
  },
  {
    name: 'lucky tasks of a day',
    cell: (market) => rules(market).luckyTodayAmount,
    whose: 'the product’s',
    own: '`luckyTodayAmount` of getMarketRules',
  },
  {
    name: `arrives in ${slowArrivalDays} days above, else in ${fastArrivalHours} hours`,
    cell: (market) => slowArrivalAbove[market],
    whose: 'the product’s',
    own: inBuild('withdraw'),
  },
  {
    name: 'between two withdrawals',
    cell: sameEverywhere(`${withdrawGapMs / minuteMs} minutes, and once a day`),
    whose: 'the product’s',
    own: `\`from\` of getWithdrawOptions; ${inBuild('withdraw')}`,
  },
  {
    name: 'coins and cash lapse after',
    cell: sameEverywhere(`${clearAfterDays} days`),
    whose: 'the product’s',
    own: inBuild('exchange'),
  },
  {
    name: 'customer service',
    cell: (market) =>
      `${serviceHours.from}:00–${serviceHours.to}:00, within ${feedbackAnswerDays[marketLocales[market][0]]} days`,
    whose: 'the product’s',
    own: inBuild('feedback'),
  },
];

/** What the page states where a backend says nothing else: the number, whose it is, and how to state another one. */
export const pageNumbers = (): string =>
  table(
    ['number', ...markets, 'whose', 'your own by'],
    numbers.map(({ name, cell, whose, own }) => [name, ...markets.map((market) => String(cell(market))), whose, own]),
  );
