import { Button } from '@tally/ui/Button';
import { useTranslate } from '../i18n/useTranslate';
import { useNavigation } from '../state/appContext';
import { useCurrentUser } from '../session/useCurrentUser';
import { useMarketRules } from '../session/rules/useMarketRules';

/**
 * Call to action of an empty list: withdraw when the smallest amount is within reach and withdrawals are open,
 * otherwise do a task. A guest's red button is the bar's that logs in.
 * @param task the list says to do a task, whatever the cash
 */
export function EarnMore({ task = false }: { task?: boolean }) {
  const t = useTranslate();
  const navigation = useNavigation();
  const { market, person, user } = useCurrentUser();
  const { withdrawAmounts, closed } = useMarketRules(market);
  const enough =
    !task && user !== undefined && user.cash >= Math.min(...withdrawAmounts) && !closed.includes('withdrawals');
  return (
    <Button
      tone={person === 'guest' ? 'soft' : 'primary'}
      onClick={() => navigation.go(enough ? '/withdraw' : '/home')}
    >
      {t(enough ? 'common.withdraw' : 'income.do_task')}
    </Button>
  );
}
