import { codes } from '@tally/contract/api/envelope';
import { tooManyAgainMs } from '@tally/contract/limits/request';
import { useTimeout } from '@tally/ui/Environment';
import { Button } from '@tally/ui/Button';
import { Countdown } from '@tally/ui/Countdown';
import { useState } from 'react';
import { apiErrorOf } from '../../api/apiError';
import { useAppDispatch } from '../../state/reduxHooks';
import { useServices } from '../../state/appContext';
import { useTranslate } from '../../i18n/useTranslate';
import { sessionApi } from '../../session/sessionApi';
import { Message, Title } from './NotFoundScreen.styles';

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
 * retried.
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
  return tooMany ? (
    <>
      <Title>{t('notfound.busy_title')}</Title>
      <Message>{t('login.too_many_users')}</Message>
      <Again key={attempt} onDue={() => void again()} />
    </>
  ) : (
    <>
      <Title>{t('notfound.title')}</Title>
      <Message role="alert">{t('notfound.server')}</Message>
      <Button state={busy ? 'busy' : 'ready'} onClick={() => void again()}>
        {t('common.retry')}
      </Button>
    </>
  );
}
