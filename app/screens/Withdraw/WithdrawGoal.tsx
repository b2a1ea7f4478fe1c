import type { Market } from '@tally/contract/market/codes';
import { exchangeOn } from '@tally/contract/rules/exchange';
import { formatMoney } from '@tally/locales/format';
import { GoalBar } from '@tally/ui/GoalBar';
import { goalLineOf, type Goal } from '../../components/balanceTicketTexts';
import { useTranslate } from '../../i18n/useTranslate';
import { useClock } from '../../state/appContext';

interface WithdrawGoalProps {
  market: Market;
  /** Decimal; undefined: not known (yet). */
  cash: number | undefined;
  /** Undefined: nothing is known of the amounts (yet). */
  goal: Goal | undefined;
  loading: boolean;
}

/** The way to the next withdrawal, as home says it (GOAL-1). */
export function WithdrawGoal({ market, cash, goal, loading }: WithdrawGoalProps) {
  const t = useTranslate();
  const day = exchangeOn(useClock().now(), market);
  if (cash === undefined || !goal) return <GoalBar state={loading ? 'unknown' : 'open'} />;
  const line = goalLineOf(t, goal, { market, exchangeOn: day });
  const money = (amount: number) => formatMoney(amount, market);
  const share = t('a11y.goal', { cash: money(cash), amount: money(goal.amount) });
  return <GoalBar {...line} label={[share, line.text, line.hope].filter(Boolean).join(', ')} />;
}
