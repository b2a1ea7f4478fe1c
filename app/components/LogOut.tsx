import { Button } from '@tally/ui/Button';
import { useState } from 'react';
import { hostCommands } from '../bridge/calls/hostCommands';
import { useTranslate } from '../i18n/useTranslate';
import { logOut } from '../session/logOut';
import { useCurrentUser } from '../session/useCurrentUser';
import { useAppDispatch } from '../state/reduxHooks';

/** The way to log out, for whoever is logged in and where the phone app can end a login (PERSON-19). */
export function LogOut() {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const { active } = useCurrentUser();
  const [can] = useState(() => dispatch(hostCommands.canLogOut()));
  return (
    active &&
    can && (
      <Button block tone="quiet" onClick={() => void dispatch(logOut())}>
        {t('account.log_out')}
      </Button>
    )
  );
}
