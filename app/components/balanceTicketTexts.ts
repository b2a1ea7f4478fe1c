import type { Market } from '@tally/contract/market/codes';
import { forecastCash } from '@tally/contract/rules/exchange';
import { formatCoins, formatMoney } from '@tally/locales/format';
import type { Translate } from '@tally/locales/text';
import type { BalanceTicketProps } from '@tally/ui/BalanceTicket';

/** The next withdrawal as a goal, independent of language. Amounts are decimals in the market's currency. */
export interface Goal {
  amount: number;
  /** Amount still missing; 0 when even the largest amount is reached. */
  missing: number;
  /** Fractions of the goal, 0 to 1: covered by the current cash, and added by the next exchange (`coming`). */
  cash: number;
  coming: number;
  /** The next exchange brings the cash to the goal. True only for an amount offered by the server. */
  enoughSoon: boolean;
  /** The largest amount that the cash reaches and that needs nothing but money; 0: none. */
  reached: number;
  /** The goal needs more than money. */
  locked?: true;
}

/** Input of the balance ticket's texts about coins and cash. */
interface Balance {
  market: Market;
  /** Coins per unit of currency (MONEY-12). */
  coinRate: number;
  coin?: number | undefined;
  cash?: number | undefined;
  exchangeOn: 'today' | 'tomorrow';
  goal?: Goal | undefined;
  /** The market has closed withdrawals for now: nothing is said to be ready (RULES-4). */
  closed?: boolean | undefined;
  /** Says what is wrong with the amounts; the ticket shows it between goal and coins. */
  note?: string | undefined;
  /** Stands in the goal's place when the cash could not be loaded. */
  missing?: string | undefined;
}

type BalanceTicketTexts = Pick<
  BalanceTicketProps,
  | 'coins'
  | 'cash'
  | 'reached'
  | 'paused'
  | 'formatCoins'
  | 'formatCash'
  | 'cashLabel'
  | 'forecast'
  | 'exchange'
  | 'goal'
  | 'missing'
  | 'note'
  | 'label'
>;

/**
 * Texts of the big ticket: cash, goal (GOAL-1, GOAL-2), and what the coins will be exchanged for in the morning
 * (MONEY-11).
 */
export function balanceTicketTexts(t: Translate<'shell'>, balance: Balance): BalanceTicketTexts {
  const { market, coinRate, coin, cash, exchangeOn, goal, closed = false, note, missing } = balance;
  const money = (amount: number) => formatMoney(amount, market);
  const coins = (count: number) => formatCoins(count, market);
  const by = t(exchangeOn === 'today' ? 'home.forecast_today' : 'home.forecast_by');
  const forecast = (count: number) => {
    const becomes = forecastCash(count, coinRate, market);
    return becomes > 0 ? { cash: `≈\u00a0${money(becomes)}`, by } : undefined;
  };
  const exchange = t('home.exchange_note');
  const ready = (amount: number) =>
    closed ? t('home.goal_paused') : t('home.goal_reached', { amount: money(amount) });
  const reached = goal?.missing && goal.reached ? ready(goal.reached) : undefined;
  const goalLine = goal && goalText(t, goal, { exchangeOn, closed, money, ready });
  const coming = coin === undefined ? undefined : forecast(coin);
  const cashLabel = t('home.my_cash');
  const coinsShown = coin === undefined ? '–' : coins(coin);
  const cashShown = cash === undefined ? '–' : money(cash);
  // First what is seen, in its order, so that whoever speaks what they see presses this button (WCAG 2.5.3).
  const seen = [
    cashLabel,
    reached,
    cashShown,
    missing,
    ...(goalLine ? [goalLine.text, goalLine.hope, goalLine.amount] : []),
    note,
    coinsShown,
    ...(coming ? [coming.cash, coming.by] : [exchange]),
  ];
  return {
    ...(coin !== undefined && { coins: coin }),
    ...(cash !== undefined && { cash }),
    formatCoins: coins,
    formatCash: money,
    cashLabel,
    ...(reached && { reached, ...(closed && { paused: true }) }),
    forecast,
    exchange,
    ...(goalLine && { goal: goalLine }),
    ...(missing && { missing }),
    ...(note && { note }),
    label: `${seen.filter(Boolean).join(', ')}. ${t('a11y.balance', { coins: coinsShown })}`,
  };
}

/** The goal in words; when even the largest amount is reached, that it can be withdrawn now, or not during a pause. */
function goalText(
  t: Translate<'shell'>,
  goal: Goal,
  how: Required<Pick<Balance, 'exchangeOn'>> & {
    closed: boolean;
    money: (amount: number) => string;
    ready: (amount: number) => string;
  },
): NonNullable<BalanceTicketTexts['goal']> {
  const { amount, missing, cash, coming, enoughSoon, locked } = goal;
  const { exchangeOn, closed, money, ready } = how;
  return {
    state: missing || closed ? 'open' : 'ready',
    cash,
    coming,
    text: missing ? t('home.goal_missing', { missing: money(missing) }) : ready(amount),
    ...(enoughSoon && { hope: t(exchangeOn === 'today' ? 'home.goal_today' : 'home.goal_tomorrow') }),
    amount: money(amount),
    ...(locked && { locked }),
  };
}
