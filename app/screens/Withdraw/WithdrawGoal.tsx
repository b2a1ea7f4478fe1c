import type { Market } from '@tally/contract/market/codes';
import { exchangeOn } from '@tally/contract/rules/exchange';
import { formatMoney } from '@tally/locales/format';
import { GoalBar } from '@tally/ui/GoalBar';
import { goalLineOf, type Goal } from '../../components/balanceTicketTexts';
import { useTranslate } from '../../i18n/useTranslate';
import { goalPaths, goalStep } from '../../features/wallet/goalStep';
import { useClock, useNavigation } from '../../state/appContext';
import { GoalButton } from './WithdrawScreen.styles';

interface WithdrawGoalProps {
  market: Market;
  /** Decimal; undefined: not known (yet). */
  cash: number | undefined;
  /** Undefined: nothing is known of the amounts (yet). */
  goal: Goal | undefined;
  loading: boolean;
}

/** The way to the next withdrawal, as home says it (GOAL-1); it leads to what it lacks (GOAL-3). */
export function WithdrawGoal({ market, cash, goal, loading }: WithdrawGoalProps) {
  const t = useTranslate();
  const navigation = useNavigation();
  const day = exchangeOn(useClock().now(), market);
  if (cash === undefined || !goal) return <GoalBar state={loading ? 'unknown' : 'open'} />;
  const line = goalLineOf(t, goal, { market, exchangeOn: day });
  const money = (amount: number) => formatMoney(amount, market);
  const share = t('a11y.goal', { cash: money(cash), amount: money(goal.amount) });
  const label = [share, line.text, line.hope].filter(Boolean).join(', ');
  const step = goalStep(goal);
  // Whoever has all of it is on its page already.
  if (step === 'withdraw') return <GoalBar data-goal {...line} label={label} />;
  return (
    <GoalButton type="button" data-wraps aria-label={label} onClick={() => navigation.go(goalPaths[step])}>
      <GoalBar data-goal {...line} />
    </GoalButton>
  );
}
