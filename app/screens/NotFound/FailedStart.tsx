import { codes } from '@tally/contract/api/envelope';
import { tooManyAgainMs } from '@tally/contract/limits/request';
import { useTimeout } from '@tally/ui/Environment';
import { Button } from '@tally/ui/Button';
import { Countdown } from '@tally/ui/Countdown';
import { RefreshIcon } from '@tally/ui/icons/RefreshIcon';
import { UnpluggedIcon } from '@tally/ui/icons/UnpluggedIcon';
import { useState } from 'react';
import { apiErrorOf } from '../../api/apiError';
import { useAppDispatch } from '../../state/reduxHooks';
import { useServices } from '../../state/appContext';
import { useTranslate } from '../../i18n/useTranslate';
import { sessionApi } from '../../session/sessionApi';
import { Buttons, Message } from './NotFoundScreen.styles';
import { ProblemPage } from './ProblemPage';

/** Shows when the next attempt is made, and makes it automatically. */
function Again({ onDue }: { onDue: () => void }) {
  const t = useTranslate();
  const services = useServices();
  const [until] = useState(() => services.elapsed() + tooManyAgainMs);
  useTimeout(tooManyAgainMs, onDue);
  const retryText = (seconds: number) => t('notfound.again_in', { seconds: String(seconds) });
  return (
    <Message>
      <Countdown until={until} format={retryText} label={retryText} />
    </Message>
  );
}

function isTooMany(error: unknown): boolean {
  const failed = apiErrorOf(error);
  return (
    (failed?.kind === 'http' && failed.status === codes.tooMany) ||
    (failed?.kind === 'envelope' && failed.code === codes.tooMany)
  );
}

interface FailedStartProps {
  error: unknown;
  /** A retry is in progress. */
  busy: boolean;
  /** Identifies the last attempt. */
  attempt: string;
}

/**
 * The server could not return the person's data: too many people are using it (ENTRY-16), or it failed and can be
 * retried. What they have is safe, and the page says so.
 */
export function FailedStart({ error, busy, attempt }: FailedStartProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const [tooMany, setTooMany] = useState(() => isTooMany(error));
  const again = async () => {
    const answer = await dispatch(
      sessionApi.endpoints.getUserInfo.initiate(undefined, { subscribe: false, forceRefetch: true }),
    );
    setTooMany(isTooMany(answer.error));
  };
  const art = <UnpluggedIcon size={64} />;
  if (tooMany)
    return (
      <ProblemPage title={t('notfound.busy_title')} text={t('login.too_many_users')} art={art} safe>
        <Again key={attempt} onDue={() => void again()} />
      </ProblemPage>
    );
  const retry = (
    <Buttons>
      <Button block state={busy ? 'busy' : 'ready'} onClick={() => void again()}>
        <RefreshIcon size={20} />
        {t('common.retry')}
      </Button>
    </Buttons>
  );
  return (
    <ProblemPage title={t('notfound.server_title')} text={t('notfound.server')} art={art} safe actions={retry} alerts />
  );
}
