import type { Market } from '@tally/contract/market/codes';
import { formatMoney } from '@tally/locales/format';
import type { Translate } from '@tally/locales/text';
import { goalOf } from './goal';
import { possibleAmount } from './possibleAmount';

/** What somebody who has not withdrawn yet is told about their first withdrawal (HOME-6, HOME-20). */
export interface FirstWithdrawal {
  /** Decimal, like all amounts here, in the market's currency. */
  cash: number;
  /** The largest amount that can be withdrawn now; 0: none. */
  possible: number;
  /** What the smallest amount that takes nothing but money still lacks; 0: no amount is that simple. */
  missing: number;
}

/**
 * @param cash NaN: not known
 * @returns undefined while the cash is not known
 */
export function firstWithdrawal(
  cash: number,
  options: Parameters<typeof possibleAmount>[1],
): FirstWithdrawal | undefined {
  if (!(cash >= 0)) return undefined;
  const possible = possibleAmount(cash, options);
  return { cash, possible, missing: possible ? 0 : (goalOf(cash, 0, options)?.missing ?? 0) };
}

/** The words of the newbie card, which the exit dialog repeats: what can be withdrawn, or what is missing for it. */
export function firstWithdrawalTexts(
  t: Translate<'home'>,
  { cash, possible, missing }: FirstWithdrawal,
  market: Market,
): { title: string; text: string } {
  const money = (amount: number) => formatMoney(amount, market);
  if (possible) return { title: t('home.newbie_title', { cash: money(possible) }), text: t('home.newbie_text') };
  if (!missing) return { title: money(cash), text: t('home.withdraw') };
  return {
    title: t('home.goal_missing', { missing: money(missing) }),
    text: t('home.newbie_soon', { cash: money(cash) }),
  };
}
