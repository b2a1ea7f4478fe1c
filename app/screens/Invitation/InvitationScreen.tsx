import { Card } from '@tally/ui/theme/card';
import { useParams } from 'react-router-dom';
import { isRefused } from '../../api/apiError';
import { invitationApi } from '../../features/invitation/invitationApi';
import { isInvitation, isRefCode, landingLocale } from '../../features/invitation/invitationRules';
import { useTranslate } from '../../i18n/useTranslate';
import { LoadFailure } from '../../components/LoadFailure';
import { LoadingShape } from '../../components/LoadingShape';
import { Redirect } from '../../components/Redirect';
import { ScreenFrame } from '../../components/ScreenFrame';
import type { NotFoundState } from '../NotFound/notFoundState';
import { InLanguage } from './InLanguage';
import { UnnamedHead } from './InvitationHead';
import { InvitationView } from './InvitationView';

/**
 * The page that an invite link opens (INVITE-1 to INVITE-3): looks the code up and shows the invitation in the
 * inviter's language.
 */
export default function InvitationScreen() {
  const t = useTranslate();
  const { code = '' } = useParams();
  const { data, error, isFetching, refetch } = invitationApi.useGetReferralInfoQuery(
    { refCode: code },
    { skip: !isRefCode(code) },
  );
  const waiting = (
    <ScreenFrame
      title={t('title.ref')}
      head={<UnnamedHead />}
      ticket={<LoadingShape label={t('ref.loading')} card={['fact', 'app', 'line', 'line', 'button']} />}
    >
      <LoadingShape silent parts={['heading', 'row', 'row', 'row']} />
    </ScreenFrame>
  );
  const missing = <Redirect to="/404" state={{ invitation: code } satisfies NotFoundState} />;
  if (!isRefCode(code)) return missing;
  if (data) {
    if (!isInvitation(data)) return missing;
    const locale = landingLocale(data.locale);
    return (
      <InLanguage locale={locale} waiting={waiting}>
        <InvitationView invitation={data} locale={locale} code={code} />
      </InLanguage>
    );
  }
  if (!error || isFetching) return waiting;
  // A refusal means that the server knows no such invitation; any other error may be temporary and can be retried.
  if (isRefused(error)) return missing;
  return (
    <ScreenFrame
      title={t('title.ref')}
      head={<UnnamedHead failed />}
      ticket={
        <Card as="div">
          <LoadFailure page titled error={error} onRetry={() => void refetch()} />
        </Card>
      }
    />
  );
}
