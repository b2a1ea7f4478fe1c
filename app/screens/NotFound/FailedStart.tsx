import { codes } from '@tally/contract/envelope';
import { tooManyAgainMs } from '@tally/contract/limits';
import { useTimeout } from '@tally/ui/Environment';
import { Button } from '@tally/ui/Button';
import { Countdown } from '@tally/ui/Countdown';
import { useState } from 'react';
import type { ApiError } from '../../api/apiError';
import { useAppDispatch } from '../../platform/reduxHooks';
import { useAppContext } from '../../platform/appContext';
import { useTranslate } from '../../i18n/useTranslate';
import { userQuery } from '../../session/selectors';
import { sessionApi } from '../../session/sessionApi';
import { Message, Title } from './NotFoundScreen.styles';

/** Says when it is tried again, and does so by itself. */
function Again({ onDue }: { onDue: () => void }) {
  const t = useTranslate();
  const { services } = useAppContext();
  const [until] = useState(() => services.elapsed() + tooManyAgainMs);
  useTimeout(tooManyAgainMs, onDue);
  const words = (seconds: number) => t('notfound.again_in', { seconds: String(seconds) });
  return (
    <Message>
      <Countdown until={until} format={words} label={words} />
    </Message>
  );
}

const isTooMany = (error: ApiError | undefined): boolean =>
  (error?.kind === 'http' && error.status === codes.tooMany) ||
  (error?.kind === 'envelope' && error.code === codes.tooMany);

interface FailedStartProps {
  error: unknown;
  /** It is being tried again. */
  busy: boolean;
  /** Names the last try. */
  attempt: string;
}

/** The server could not say who is there: too many people are asking (ENTRY-16), or it failed and can be asked again. */
export function FailedStart({ error, busy, attempt }: FailedStartProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const context = useAppContext();
  const [tooMany, setTooMany] = useState(() => isTooMany(error as ApiError | undefined));
  const again = async () => {
    const answer = await dispatch(
      sessionApi.endpoints.getUserInfo.initiate(userQuery(context), { subscribe: false, forceRefetch: true }),
    );
    setTooMany(isTooMany(answer.error as ApiError | undefined));
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
