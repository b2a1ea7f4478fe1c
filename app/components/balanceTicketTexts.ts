import type { Market } from '@tally/contract/market/codes';
import { forecastCash } from '@tally/contract/rules/exchange';
import type { WithdrawOutlook } from '@tally/contract/rules/withdrawOutlook';
import { formatCoins, formatMoney } from '@tally/locales/format';
import { formatHour } from '@tally/locales/formatHour';
import type { Translate } from '@tally/locales/text';
import type { BalanceTicketProps } from '@tally/ui/BalanceTicket';
import type { NextTime } from './nextTime';

/** What can be withdrawn now, what comes next and when (GOAL-1), independent of language. */
export interface Goal extends WithdrawOutlook {
  /** When the next withdrawal is possible; undefined: now, or at no hour. */
  next: NextTime | undefined;
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
  /** The market has closed withdrawals for now: the ticket calls nothing ready (RULES-4). */
  closed?: boolean | undefined;
  /** Says what is wrong with the amounts; the ticket shows it between goal and coins. */
  note?: string | undefined;
  /** Stands in the goal's place when the cash could not be loaded. */
  missing?: string | undefined;
  /** Told in place of the coins (DAY-1). */
  morning?: BalanceTicketProps['morning'];
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
  | 'morning'
  | 'note'
  | 'label'
>;

type SaidOfWithdrawals = Pick<BalanceTicketTexts, 'goal' | 'reached' | 'paused'>;

/**
 * Texts of the big ticket before anything is known of withdrawals: cash, and what the coins will be exchanged for in the
 * morning (MONEY-11).
 * @param said what the page says of withdrawals
 */
export function ownTicketTexts(
  t: Translate<'shell'>,
  balance: Omit<Balance, 'goal' | 'closed'>,
  said: SaidOfWithdrawals = {},
): BalanceTicketTexts {
  const { market, coinRate, coin, cash, exchangeOn, note, missing, morning } = balance;
  const { reached, paused } = said;
  const money = (amount: number) => formatMoney(amount, market);
  const coins = (count: number) => formatCoins(count, market);
  const by = t(exchangeOn === 'today' ? 'home.forecast_today' : 'home.forecast_by');
  const forecast = (count: number) => {
    const becomes = forecastCash(count, coinRate, market);
    return becomes > 0 ? { cash: `≈\u00a0${money(becomes)}`, by } : undefined;
  };
  const exchange = t('home.exchange_note');
  const goalLine = said.goal ?? (cash === undefined ? undefined : emptyGoal);
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
    ...(morning ? [morning.text] : [coinsShown, ...(coming ? [coming.cash, coming.by] : [exchange])]),
  ];
  return {
    ...(morning && { morning }),
    ...(coin !== undefined && { coins: coin }),
    ...(cash !== undefined && { cash }),
    formatCoins: coins,
    formatCash: money,
    cashLabel,
    ...(reached && { reached, ...(paused && { paused }) }),
    forecast,
    exchange,
    ...(goalLine && { goal: goalLine }),
    ...(missing && { missing }),
    ...(note && { note }),
    label: `${seen.filter(Boolean).join(', ')}. ${t('a11y.balance', { coins: coinsShown })}`,
  };
}

/** Texts of the big ticket with the next withdrawal (GOAL-1, GOAL-2). */
export function balanceTicketTexts(t: Translate<'shell'>, balance: Balance): BalanceTicketTexts {
  const { market, exchangeOn, goal, closed = false } = balance;
  if (!goal) return ownTicketTexts(t, balance);
  const chip = chipOf(t, goal, market, closed);
  return ownTicketTexts(t, balance, {
    goal: goalLineOf(t, goal, { market, exchangeOn, closed }),
    reached: chip?.text,
    ...(chip?.state === 'paused' && { paused: true }),
  });
}

/** The chip beside the cash, on every page that shows it: what can be taken now; none where the bar itself says it. */
export function chipOf(
  t: Translate<'shell'>,
  goal: Goal,
  market: Market,
  closed = false,
): { text: string; state: 'ready' | 'paused' } | undefined {
  const text = isFull(goal) ? undefined : stateText(t, goal, market, closed);
  return text === undefined ? undefined : { text, state: closed || !goal.ready ? 'paused' : 'ready' };
}

/** The page knows nothing of withdrawals, and says nothing. */
const emptyGoal: NonNullable<BalanceTicketTexts['goal']> = { state: 'open', cash: 0, coming: 0 };

/** Nothing is missing for the goal, which is the largest amount: at most the right moment. */
const isFull = ({ missing, lacks }: Goal): boolean => !missing && !lacks;

/** What can be withdrawn at this moment, or when something can; nothing during a pause (RULES-4). */
function stateText(t: Translate<'shell'>, goal: Goal, market: Market, closed: boolean): string | undefined {
  const { ready, waiting, next } = goal;
  if (!ready && !waiting) return undefined;
  if (closed) return t('home.goal_paused');
  if (ready) return t('home.goal_reached', { amount: formatMoney(ready, market) });
  if (next?.day === 'today') return t('home.next_today', { time: formatHour(next.minutes, market) });
  return next && t('home.next_tomorrow');
}

/** The goal in words, on every page that shows it: what it lacks, or when nothing is missing, what `stateText` says. */
export function goalLineOf(
  t: Translate<'shell'>,
  goal: Goal,
  { market, exchangeOn, closed = false }: Pick<Balance, 'market' | 'exchangeOn' | 'closed'>,
): NonNullable<BalanceTicketTexts['goal']> {
  const { amount, missing, lacks, cash, coming, enoughSoon, ready } = goal;
  const requirement = lacks && t(lacks === 'lucky' ? 'withdraw.needs_lucky' : 'withdraw.needs_members');
  const text = missing
    ? t('home.goal_missing', { missing: formatMoney(missing, market) })
    : (requirement ?? stateText(t, goal, market, closed));
  return {
    state: isFull(goal) && ready && !closed ? 'ready' : 'open',
    cash,
    coming,
    ...(text && { text }),
    ...(enoughSoon && { hope: t(exchangeOn === 'today' ? 'home.goal_today' : 'home.goal_tomorrow') }),
    amount: formatMoney(amount, market),
  };
}
