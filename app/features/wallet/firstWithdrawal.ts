import type { Market } from '@tally/contract/market/codes';
import { formatMoney } from '@tally/locales/format';
import { formatHour } from '@tally/locales/formatHour';
import type { Translate } from '@tally/locales/text';
import type { Goal } from '../../components/balanceTicketTexts';

/** What the page tells a person about their first withdrawal before it (HOME-6, HOME-20). */
export interface FirstWithdrawal extends Pick<Goal, 'next'> {
  /** Decimal, like all amounts here, in the market's currency. */
  cash: number;
  /** The largest amount that can be withdrawn, from `next` on; 0: none. */
  possible: number;
  /** The cash that the next amount lacks; 0: something else is missing, or the amounts are not known (yet). */
  missing: number;
}

/**
 * @param cash NaN: not known
 * @param goal undefined: the amounts are not known (yet)
 * @returns undefined while the cash is not known
 */
export function firstWithdrawal(cash: number, goal: Goal | undefined): FirstWithdrawal | undefined {
  if (!(cash >= 0)) return undefined;
  const { ready = 0, waiting = 0, missing = 0, next } = goal ?? {};
  const possible = ready || (next ? waiting : 0);
  return { cash, possible, missing: possible ? 0 : missing, next };
}

/** The words of the newbie card, which the exit dialog repeats: what can be withdrawn, or what is missing for it. */
export function firstWithdrawalTexts(
  t: Translate<'home'>,
  { cash, possible, missing, next }: FirstWithdrawal,
  market: Market,
): { title: string; text: string } {
  const money = (amount: number) => formatMoney(amount, market);
  if (possible && next) {
    const text =
      next.day === 'today' ? t('home.next_today', { time: formatHour(next.minutes, market) }) : t('home.next_tomorrow');
    return { title: t('home.newbie_title', { cash: money(possible) }), text };
  }
  if (possible) return { title: t('home.newbie_title', { cash: money(possible) }), text: t('home.newbie_text') };
  if (!missing) return { title: money(cash), text: t('home.withdraw') };
  return {
    title: t('home.goal_missing', { missing: money(missing) }),
    text: t('home.newbie_soon', { cash: money(cash) }),
  };
}
