import { codes } from '@tally/contract/api/envelope';
import { tooManyAgainMs } from '@tally/contract/limits/request';
import { useTimeout } from '@tally/ui/Environment';
import { Button } from '@tally/ui/Button';
import { Countdown } from '@tally/ui/Countdown';
import { RefreshIcon } from '@tally/ui/icons/RefreshIcon';
import { SleepingTicketIcon } from '@tally/ui/icons/tickets/SleepingTicketIcon';
import { StopwatchIcon } from '@tally/ui/icons/StopwatchIcon';
import { UnpluggedIcon } from '@tally/ui/icons/UnpluggedIcon';
import { useState } from 'react';
import { apiErrorOf } from '../../api/apiError';
import { useAppDispatch } from '../../state/reduxHooks';
import { useServices } from '../../state/appContext';
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

/** Whose fault it is: too many people at once, the connection, or our server. */
function causeOf(error: unknown): 'busy' | 'connection' | 'server' {
  const failed = apiErrorOf(error);
  const code = failed?.kind === 'http' ? failed.status : failed?.kind === 'envelope' ? failed.code : undefined;
  if (code === codes.tooMany) return 'busy';
  return failed && code === undefined ? 'connection' : 'server';
}

const causes = {
  connection: { title: 'network.error_title', text: 'network.error_message', art: <UnpluggedIcon size={64} /> },
  server: { title: 'notfound.server_title', text: 'notfound.server', art: <SleepingTicketIcon size={64} /> },
} as const;

interface FailedStartProps {
  error: unknown;
  /** A retry is in progress. */
  busy: boolean;
  /** Identifies the last attempt. */
  attempt: string;
}

/**
 * The person's data did not come: too many people are using the server (ENTRY-16), or it failed, or could not be
 * reached, and can be retried. What they have is safe, and the page says so (NOTFOUND-1).
 */
export function FailedStart({ error, busy, attempt }: FailedStartProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const [cause, setCause] = useState(() => causeOf(error));
  const again = async () => {
    const answer = await dispatch(
      sessionApi.endpoints.getUserInfo.initiate(undefined, { subscribe: false, forceRefetch: true }),
    );
    setCause(causeOf(answer.error));
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
  const { title, text, art } = causes[cause];
  const retry = (
    <Buttons>
      <Button block state={busy ? 'busy' : 'ready'} onClick={() => void again()}>
        <RefreshIcon size={20} />
        {t('common.retry')}
      </Button>
    </Buttons>
  );
  return <ProblemPage title={t(title)} text={t(text)} art={art} safe actions={retry} alerts />;
}
