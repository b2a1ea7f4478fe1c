import { Button } from '@tally/ui/Button';
import { RefreshIcon } from '@tally/ui/icons/RefreshIcon';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '../../i18n/useTranslate';
import { useServices } from '../../platform/appContext';
import { closeHome } from '../../platform/links';
import { useAppSelector } from '../../platform/reduxHooks';
import { selectSession } from '../../session/sessionSlice';
import { Buttons } from './NotFoundScreen.styles';

/** Try again; home where there is one; else, inside the phone app, back to the app. @param again asks for what failed */
export function RecoveryActions({ again }: { again: () => void }) {
  const t = useTranslate();
  const services = useServices();
  const navigate = useNavigate();
  const hasHome = useAppSelector((state) => selectSession(state) !== null);
  return (
    <Buttons>
      <Button block onClick={again}>
        <RefreshIcon size={20} />
        {t('common.retry')}
      </Button>
      {hasHome ? (
        <Button block tone="soft" onClick={() => void navigate('/home', { replace: true })}>
          {t('notfound.home')}
        </Button>
      ) : (
        services.host() !== undefined && (
          <Button block tone="soft" onClick={() => services.navigate(closeHome)}>
            {t('notfound.open_app')}
          </Button>
        )
      )}
    </Buttons>
  );
}
