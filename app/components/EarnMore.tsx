import { Button } from '@tally/ui/Button';
import { useTranslate } from '../i18n/useTranslate';
import { useNavigation } from '../state/appContext';
import { useCurrentUser } from '../session/useCurrentUser';
import { useMarketRules } from '../session/rules/useMarketRules';

/**
 * Call to action of an empty list: withdraw when the smallest amount is within reach and withdrawals are open,
 * otherwise do a task.
 */
export function EarnMore() {
  const t = useTranslate();
  const navigation = useNavigation();
  const { market, user } = useCurrentUser();
  const { withdrawAmounts, closed } = useMarketRules(market);
  const enough = user !== undefined && user.cash >= Math.min(...withdrawAmounts) && !closed.includes('withdrawals');
  return (
    <Button onClick={() => navigation.go(enough ? '/withdraw' : '/home')}>
      {t(enough ? 'common.withdraw' : 'income.do_task')}
    </Button>
  );
}
