import type { Locale, Market } from '@tally/contract/market/codes';
import { statedCoinRate } from '@tally/contract/rules/exchange';
import type { Closable } from '@tally/contract/rules/marketRules';
import type { Goal } from '../../components/balanceTicketTexts';
import { nextTime } from '../../components/nextTime';
import { outlookOf } from '../../features/wallet/outlook';
import type { Session } from '../../state/session';
import type { BalanceUser, Offer } from '../../session/lastNumbers';

/** What somebody has, who may not be known yet: what the page head shows of home's big ticket. */
export interface OwnAmounts {
  market: Market;
  /** Coins per unit of currency at the next exchange (MONEY-2, MONEY-12). */
  coinRate: number;
  coin?: number;
  cash?: number;
  /** Day on which the coins are exchanged for cash (MONEY-11). */
  exchangeOn: 'today' | 'tomorrow';
}

/** State of home's big ticket: what somebody has, and the next withdrawal. */
export interface HomeAmounts extends OwnAmounts {
  /** The next withdrawal (GOAL-1). */
  goal?: Goal;
  /** The market has closed withdrawals for now (RULES-4). */
  closed?: true;
}

interface AmountsInput {
  session: Session;
  user?: BalanceUser | undefined;
  /** What can be withdrawn, and when; home says nothing of it until that is known (GOAL-1). */
  offer?: Offer | undefined;
  /** The server's time, ms since the epoch. */
  ms: number;
  closed?: readonly Closable[] | undefined;
  /** Coins per unit of currency by language; until they are known, the usual ones (RULES-2). */
  rates?: Readonly<Record<Locale, number>> | undefined;
}

/**
 * What somebody has, which the page head can show before anything else is loaded.
 * @param day of the next exchange
 */
export function ownAmounts(
  { session: { market, locale }, user, rates }: Pick<AmountsInput, 'session' | 'user' | 'rates'>,
  day: OwnAmounts['exchangeOn'],
): OwnAmounts {
  return {
    market,
    coinRate: statedCoinRate(user?.coinRate, locale, rates),
    ...(user && user.coin >= 0 && { coin: user.coin }),
    ...(user && user.cash >= 0 && { cash: user.cash }),
    exchangeOn: day,
  };
}

/**
 * The big ticket's numbers: what somebody has, and the next withdrawal.
 * @param day of the next exchange
 */
export function homeAmounts(input: AmountsInput, day: OwnAmounts['exchangeOn']): HomeAmounts {
  const { session, user, offer, ms, closed } = input;
  const own = ownAmounts(input, day);
  const goal = outlookOf({ user, offer, market: session.market, coinRate: own.coinRate, closed, now: ms });
  return { ...own, ...(goal && { goal: { ...goal, next: nextTime(goal.from, ms, session.market) } }) };
}
