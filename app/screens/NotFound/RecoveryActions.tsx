import { Button, type ButtonProps } from '@tally/ui/Button';
import { RefreshIcon } from '@tally/ui/icons/RefreshIcon';
import { StoreIcon } from '@tally/ui/icons/StoreIcon';
import { useEffect, useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { useNavigation, useServices } from '../../state/appContext';
import { closeHome } from '../../platform/links';
import { useAppSelector } from '../../state/reduxHooks';
import { selectSession } from '../../state/sessionSlice';
import { Buttons } from './NotFoundScreen.styles';

interface RecoveryActionsProps {
  /** Retries the failed action; only where asking again can help. */
  again?: (() => void) | undefined;
  /** Link to the app's store page, for people outside of the phone app; `asked`: it is still being loaded. */
  store?: { link: string | undefined; asked: boolean };
  /** The page is the one that `/` leads to here: going there would lead nowhere else. */
  isStart: boolean;
}

/**
 * Buttons to continue elsewhere, which helps more than asking again, and to retry: home if there is one; else, inside
 * the phone app, back to the app; else the app's store page; else the start, which says where the app is. Nothing where
 * none of them leads on.
 */
export function RecoveryActions({ again, store, isStart }: RecoveryActionsProps) {
  const t = useTranslate();
  const services = useServices();
  const navigation = useNavigation();
  const hasHome = useAppSelector((state) => selectSession(state) !== null);
  const link = store?.link;
  // The button has its label at once: a press before the link is known opens the store as soon as it is.
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (wanted && link) services.navigate(link);
  }, [wanted, link, services]);
  const exit = (): Pick<ButtonProps, 'children' | 'onClick' | 'state'> | undefined => {
    if (hasHome) return { children: t('notfound.home'), onClick: () => navigation.go('/home', { replace: true }) };
    if (services.host() !== undefined)
      return { children: t('notfound.open_app'), onClick: () => services.navigate(closeHome) };
    if (store && (store.asked || link))
      return {
        children: (
          <>
            <StoreIcon />
            {t('ref.install')}
          </>
        ),
        state: wanted && !link ? 'busy' : 'ready',
        onClick: () => (link ? services.navigate(link) : setWanted(true)),
      };
    return isStart ? undefined : { children: t('notfound.home'), onClick: () => services.navigate('/') };
  };
  const exitButton = exit();
  if (!exitButton && !again) return null;
  return (
    <Buttons>
      {exitButton && <Button block {...exitButton} />}
      {again && (
        <Button block tone={exitButton ? 'soft' : 'primary'} onClick={again}>
          <RefreshIcon size={20} />
          {t('common.retry')}
        </Button>
      )}
    </Buttons>
  );
}
