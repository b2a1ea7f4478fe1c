import { Button } from '@tally/ui/Button';
import { RefreshIcon } from '@tally/ui/icons/RefreshIcon';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '../../i18n/useTranslate';
import { useServices } from '../../platform/appContext';
import { closeHome } from '../../platform/links';
import { useAppSelector } from '../../platform/reduxHooks';
import { selectSession } from '../../session/sessionSlice';
import { Buttons } from './NotFoundScreen.styles';

interface RecoveryActionsProps {
  /** Retries the failed action. */
  again: () => void;
  /** Whether a retry is likely to help; if not, the other action comes first. */
  helps?: boolean;
  /** Link to the app's store page, for people outside of the phone app; `asked`: it is still being loaded. */
  store?: { link: string | undefined; asked: boolean };
}

/**
 * Buttons to retry and to continue elsewhere: home if there is one; else, inside the phone app, back to the app; else
 * the app's store page.
 */
export function RecoveryActions({ again, helps = true, store }: RecoveryActionsProps) {
  const t = useTranslate();
  const services = useServices();
  const navigate = useNavigate();
  const hasHome = useAppSelector((state) => selectSession(state) !== null);
  const way = hasHome
    ? { label: t('notfound.home'), onClick: () => void navigate('/home', { replace: true }) }
    : services.host() !== undefined
      ? { label: t('notfound.open_app'), onClick: () => services.navigate(closeHome) }
      : store &&
        (store.asked || store.link) && {
          label: t('ref.install'),
          onClick: () => store.link && services.navigate(store.link),
        };
  const asked = !hasHome && services.host() === undefined && store?.asked;
  const onFirst = way && !helps;
  const on = way && (
    <Button block tone={onFirst ? 'primary' : 'soft'} state={asked ? 'busy' : 'ready'} onClick={way.onClick}>
      {way.label}
    </Button>
  );
  return (
    <Buttons>
      {onFirst && on}
      <Button block tone={onFirst ? 'soft' : 'primary'} onClick={again}>
        <RefreshIcon size={20} />
        {t('common.retry')}
      </Button>
      {!onFirst && on}
    </Buttons>
  );
}
