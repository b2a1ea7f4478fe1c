import { Button, type ButtonProps } from '@tally/ui/Button';
import { RefreshIcon } from '@tally/ui/icons/RefreshIcon';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '../../i18n/useTranslate';
import { useServices } from '../../state/appContext';
import { closeHome } from '../../platform/links';
import { useAppSelector } from '../../state/reduxHooks';
import { selectSession } from '../../state/sessionSlice';
import { Buttons } from './NotFoundScreen.styles';

interface RecoveryActionsProps {
  /** Retries the failed action. */
  again: () => void;
  /** Link to the app's store page, for people outside of the phone app; `asked`: it is still being loaded. */
  store?: { link: string | undefined; asked: boolean };
}

/**
 * Buttons to continue elsewhere, which helps more than asking again, and to retry: home if there is one; else, inside
 * the phone app, back to the app; else the app's store page.
 */
export function RecoveryActions({ again, store }: RecoveryActionsProps) {
  const t = useTranslate();
  const services = useServices();
  const navigate = useNavigate();
  const hasHome = useAppSelector((state) => selectSession(state) !== null);
  const exit = (): Pick<ButtonProps, 'children' | 'onClick' | 'state'> | undefined => {
    if (hasHome) return { children: t('notfound.home'), onClick: () => void navigate('/home', { replace: true }) };
    if (services.host() !== undefined)
      return { children: t('notfound.open_app'), onClick: () => services.navigate(closeHome) };
    if (store?.asked) return { children: t('ref.install'), state: 'busy' };
    const link = store?.link;
    return link ? { children: t('ref.install'), onClick: () => services.navigate(link) } : undefined;
  };
  const exitButton = exit();
  const retry = (
    <Button block tone={exitButton ? 'soft' : 'primary'} onClick={again}>
      <RefreshIcon size={20} />
      {t('common.retry')}
    </Button>
  );
  return (
    <Buttons>
      {exitButton && <Button block {...exitButton} />}
      {retry}
    </Buttons>
  );
}
