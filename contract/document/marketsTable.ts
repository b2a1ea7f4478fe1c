import { accountNameMin, accountNameNeeded, accountNoDigits } from '../limits/account';
import { defaultWithdrawAmounts } from '../limits/withdrawAmounts';
import { coinRates } from '../limits/exchange';
import { defaultCoinRewards, defaultMaxCounts, statedMaxCounts } from '../limits/task';
import { withdrawWindows, type WithdrawWindow } from '../limits/withdrawHours';
import { clockOffsets } from '../market/clock';
import { marketLocales, markets, type Market } from '../market/codes';
import { currencies } from '../market/money';
import { accountTypes } from '../market/wallets';
import { taskTypes } from '../tasks/task';
import { table } from './table';

/** How people of a market are dialled, and what else their e-wallets take. */
const numbers: Record<Market, string> = {
  id: `a mobile number, 08…, ${accountNoDigits.id} digits`,
  ph: `a mobile number, 09… or 08…, ${accountNoDigits.ph} digits`,
  br: `a mobile number with area code (${accountNoDigits.br} digits), a CPF (11 digits), or a mail address`,
};

/** A minute of the day as a clock shows it. */
const clock = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:00`;

const hours = (window: WithdrawWindow): string =>
  window === null ? 'always' : window === 'closed' ? 'never' : `${clock(window.from)}–${clock(window.to)}`;

/** By language of a market, with the language where there are several. */
const byLanguage = (market: Market, say: (locale: (typeof marketLocales)[Market][number]) => string): string =>
  marketLocales[market].map((locale) => `${locale}: ${say(locale)}`).join(', ');

const columns: readonly (readonly [head: string, cell: (market: Market) => string])[] = [
  ['languages, the usual one first', (market) => marketLocales[market].join(', ')],
  ['clock', (market) => `UTC${(clockOffsets[market][0]?.[0] ?? 0) < 0 ? '' : '+'}${clockOffsets[market][0]?.[0]}`],
  ['money', (market) => currencies[market]],
  ['e-wallets', (market) => accountTypes[market].join(', ')],
  ['number', (market) => numbers[market]],
  ['name of the owner', (market) => (accountNameNeeded[market] ? `${accountNameMin} characters or more` : 'not asked')],
  ['amounts', (market) => defaultWithdrawAmounts[market].join(', ')],
  ['coins for a unit of money', (market) => byLanguage(market, (locale) => String(coinRates[locale]))],
  ['hours of withdrawals', (market) => byLanguage(market, (locale) => hours(withdrawWindows[locale]))],
];

/** What differs between the markets, with the numbers that the page states where a backend has no getMarketRules. */
export const marketsTable = (): string =>
  table(
    ['', ...markets],
    columns.map(([head, cell]) => [head, ...markets.map(cell)]),
  );

/** The coins of a round that the page states where a backend has no getMarketRules. */
export const statedRewards = (): string =>
  Object.entries(defaultCoinRewards)
    .map(([task, coins]) => `${task} ${coins}`)
    .join(', ');

/** How often a task pays on a day, as the pages state it where a backend has no getMarketRules. */
export const statedCounts = (): string =>
  taskTypes
    .map((task) => {
      const [stated, guests] = [statedMaxCounts[task], defaultMaxCounts[task]];
      return `${task} ${stated}${guests === stated ? '' : ` (a guest's home, and a task that comes without \`maxCount\`: ${guests})`}`;
    })
    .join(', ');
