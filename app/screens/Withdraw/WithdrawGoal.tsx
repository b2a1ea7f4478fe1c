import type { Market } from '@tally/contract/market/codes';
import type { WithdrawOption } from '@tally/contract/wallet/withdraw';
import { formatMoney } from '@tally/locales/format';
import { GoalBar } from '@tally/ui/GoalBar';
import { goalOf } from '../../features/wallet/goal';
import { possibleAmount } from '../../features/wallet/possibleAmount';
import { useTranslate } from '../../i18n/useTranslate';
import { useMarketRules } from '../../session/rules/useMarketRules';

interface WithdrawGoalProps {
  market: Market;
  /** Decimal; undefined: not known (yet). */
  cash: number | undefined;
  options: readonly WithdrawOption[] | undefined;
}

/**
 * Progress to a withdrawal: the largest amount that can be withdrawn now, otherwise what is missing for the next one
 * (GOAL-1).
 */
export function WithdrawGoal({ market, cash, options }: WithdrawGoalProps) {
  const t = useTranslate();
  const { withdrawAmounts } = useMarketRules(market);
  const amounts = options ?? withdrawAmounts;
  const goal = cash === undefined ? undefined : goalOf(cash, 0, amounts);
  if (cash === undefined || !goal) return <GoalBar state="unknown" />;
  const money = (amount: number) => formatMoney(amount, market);
  // What the market's amounts require beyond money is not known: of them only the smallest is promised.
  const possible = possibleAmount(cash, options ?? [Math.min(...withdrawAmounts)]);
  if (possible > 0) {
    const text = t('home.goal_ready');
    const amount = money(possible);
    return <GoalBar state="ready" cash={1} text={text} amount={amount} label={`${text}: ${amount}`} />;
  }
  return (
    <GoalBar
      state="open"
      cash={goal.cash}
      text={t('home.goal_missing', { missing: money(goal.missing) })}
      amount={money(goal.amount)}
      label={t('a11y.goal', { cash: money(cash), amount: money(goal.amount) })}
    />
  );
}
