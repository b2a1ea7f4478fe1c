import { Button } from '@tally/ui/Button';
import { Ticket } from '@tally/ui/Ticket';
import type { ReactNode } from 'react';
import { useNavigation } from '../../state/appContext';
import { useTranslate } from '../../i18n/useTranslate';
import { Saved, SavedTitle } from './AccountForm.styles';

interface SavedAccountProps {
  /** The account's row. */
  account: ReactNode;
  /** Still being checked; money can be withdrawn to it all the same. */
  waiting: boolean;
}

/** An account that is stored, as a card: what it is, what that means, and the way on (ACCOUNT-4). */
export function SavedAccount({ account, waiting }: SavedAccountProps) {
  const t = useTranslate();
  const navigation = useNavigation();
  return (
    <Ticket
      tear="below"
      stub={
        <Saved>
          <div>
            <SavedTitle>{t(waiting ? 'account.waiting_title' : 'account.saved_title')}</SavedTitle>
            <p>{t(waiting ? 'account.waiting_message' : 'account.saved_message')}</p>
          </div>
          <Button block onClick={() => navigation.go('/withdraw')}>
            {t('common.withdraw')}
          </Button>
        </Saved>
      }
    >
      {account}
    </Ticket>
  );
}
