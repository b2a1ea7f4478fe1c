import { EmptyState } from '@tally/ui/EmptyState';
import { ShieldIcon } from '@tally/ui/icons/ShieldIcon';
import { TipsSection } from '@tally/ui/TipsSection';
import { LoadFailure } from '../../components/LoadFailure';
import { LoadingShape } from '../../components/LoadingShape';
import { LoginBar } from '../../components/LoginBar';
import { PrivacyLinks } from '../../components/PrivacyLinks';
import { ScreenFrame } from '../../components/ScreenFrame';
import { OwnData } from '../../features/ownData/OwnData';
import { useTranslate } from '../../i18n/useTranslate';
import { useCurrentUser } from '../../session/useCurrentUser';

/** The download of what is kept about a person (OWN-1), what is in it, and the ways to policy and deletion. */
export default function OwnDataScreen() {
  const t = useTranslate();
  const { market, locale, person, error, refetchUser } = useCurrentUser();
  return (
    <ScreenFrame title={t('title.owndata')} feedback bar={person === 'guest' && <LoginBar />}>
      {person === 'failed' && <LoadFailure page error={error} onRetry={refetchUser} />}
      {person === 'unknown' && <LoadingShape card={['line', 'short', 'row', 'button']} />}
      {person === 'guest' && <EmptyState picture={<ShieldIcon size={64} />} text={t('own.guest')} />}
      {person === 'active' && (
        <>
          <OwnData market={market} locale={locale} />
          <TipsSection
            art={<ShieldIcon size={28} />}
            title={t('own.inside')}
            tips={[t('own.inside_1'), t('own.inside_2'), t('own.inside_3')]}
            caption={t('own.others')}
          />
        </>
      )}
      {person !== 'failed' && <PrivacyLinks here="/mydata" />}
    </ScreenFrame>
  );
}
