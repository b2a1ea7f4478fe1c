import { tooManyAgainMs } from '@tally/contract/limits/request';
import { useTimeout } from '@tally/ui/Environment';
import { Button } from '@tally/ui/Button';
import { Countdown } from '@tally/ui/Countdown';
import { RefreshIcon } from '@tally/ui/icons/RefreshIcon';
import { SleepingTicketIcon } from '@tally/ui/icons/tickets/SleepingTicketIcon';
import { StopwatchIcon } from '@tally/ui/icons/StopwatchIcon';
import { UnpluggedIcon } from '@tally/ui/icons/UnpluggedIcon';
import { useState } from 'react';
import { failureCause } from '../../api/failureCause';
import { useAppDispatch } from '../../state/reduxHooks';
import { failureWords } from '../../i18n/failureWords';
import { useAppContext, useServices } from '../../state/appContext';
import { useTranslate } from '../../i18n/useTranslate';
import { sessionApi } from '../../session/sessionApi';
import { Buttons } from './NotFoundScreen.styles';
import { ProblemPage } from './ProblemPage';

/** Shows when the next attempt is made, and makes it automatically. */
function Again({ onDue }: { onDue: () => void }) {
  const t = useTranslate();
  const services = useServices();
  const [until] = useState(() => services.elapsed() + tooManyAgainMs);
  useTimeout(tooManyAgainMs, onDue);
  const retryText = (seconds: number) => t('notfound.again_in', { seconds: String(seconds) });
  return <Countdown until={until} format={retryText} label={retryText} />;
}

interface FailedStartProps {
  error: unknown;
  /** A retry is in progress. */
  busy: boolean;
  /** Identifies the last attempt. */
  attempt: string;
  /** Goes on as a guest, where the person's login has ended. */
  onGuest?: () => void;
}

/**
 * The person's data did not come: too many people are using the server (ENTRY-16), or it failed, or could not be
 * reached, and can be retried. What they have is safe, and the page says so (NOTFOUND-1).
 */
export function FailedStart({ error, busy, attempt, onGuest }: FailedStartProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const context = useAppContext();
  const [cause, setCause] = useState(() => failureCause(error, context));
  const again = async () => {
    if (onGuest) return onGuest();
    const answer = await dispatch(
      sessionApi.endpoints.getUserInfo.initiate(undefined, { subscribe: false, forceRefetch: true }),
    );
    setCause(failureCause(answer.error, context));
  };
  if (cause === 'busy')
    return (
      <ProblemPage
        title={t('notfound.busy_title')}
        text={
          <>
            {t('login.too_many_users')} <Again key={attempt} onDue={() => void again()} />
          </>
        }
        art={<StopwatchIcon size={64} />}
        safe
      />
    );
  const { title, text } = failureWords(t, cause);
  const Art = cause === 'server' ? SleepingTicketIcon : UnpluggedIcon;
  const retry = (
    <Buttons>
      <Button block state={busy ? 'busy' : 'ready'} onClick={() => void again()}>
        {cause !== 'login' && <RefreshIcon size={20} />}
        <span>{t(cause === 'login' ? 'login.as_guest' : 'common.retry')}</span>
      </Button>
    </Buttons>
  );
  return <ProblemPage title={title} text={text} art={<Art size={64} />} safe actions={retry} alerts />;
}
