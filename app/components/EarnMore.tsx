import { defaultWithdrawAmounts } from '@tally/contract/limits/amounts';
import { Button } from '@tally/ui/Button';
import { useTranslate } from '../i18n/useTranslate';
import { useNavigation } from '../state/appContext';
import { useCurrentUser } from '../session/useCurrentUser';

/** Call to action of an empty list: withdraw when the smallest amount is within reach, otherwise do a task. */
export function EarnMore() {
  const t = useTranslate();
  const navigation = useNavigation();
  const { market, user } = useCurrentUser();
  const enough = user !== undefined && user.cash >= defaultWithdrawAmounts[market][0];
  return (
    <Button onClick={() => navigation.go(enough ? '/withdraw' : '/home')}>
      {t(enough ? 'common.withdraw' : 'income.do_task')}
    </Button>
  );
}
