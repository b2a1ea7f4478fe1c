import { Button } from '@tally/ui/Button';
import type { ReactNode } from 'react';
import { EarnMore } from '../../components/EarnMore';
import { useNavigation } from '../../state/appContext';
import { useTranslate } from '../../i18n/useTranslate';
import { AccountCard } from './AccountCard';

interface SavedAccountProps {
  /** The account's row. */
  account: ReactNode;
  /** Still being checked; money can be withdrawn to it all the same. */
  waiting: boolean;
  /** Why nothing can be withdrawn for now (RULES-4). */
  pause: string | undefined;
}

/** An account that is stored: what that means, and the way on (ACCOUNT-4, RULES-4). */
export function SavedAccount({ account, waiting, pause }: SavedAccountProps) {
  const t = useTranslate();
  const navigation = useNavigation();
  return (
    <AccountCard
      account={account}
      {...(pause === undefined && { title: t(waiting ? 'account.waiting_title' : 'account.saved_title') })}
      text={pause ?? t(waiting ? 'account.waiting_message' : 'account.saved_message')}
    >
      {pause === undefined ? (
        <Button block onClick={() => navigation.go('/withdraw')}>
          {t('common.withdraw')}
        </Button>
      ) : (
        <EarnMore task />
      )}
    </AccountCard>
  );
}
