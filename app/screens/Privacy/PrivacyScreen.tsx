import { CounterList } from '@tally/ui/CounterList';
import { LegalText } from '@tally/ui/LegalText';
import { Section } from '@tally/ui/Section';
import { ShieldIcon } from '@tally/ui/icons/ShieldIcon';
import { DeletionForm } from '../../features/deletion/DeletionForm';
import { useTranslate } from '../../i18n/useTranslate';
import { AppFacts } from '../../features/appFacts/AppFacts';
import { LoadingShape } from '../../components/LoadingShape';
import { PageLink } from '../../components/PageLink';
import { ScreenFrame } from '../../components/ScreenFrame';
import { useAppSelector } from '../../state/reduxHooks';
import { selectSession } from '../../state/sessionSlice';
import { policyOf } from './policy';
import { Apart, Paper } from './PrivacyScreen.styles';

const paragraphs = Array.from({ length: 4 }, () => ['heading', 'line', 'line', 'short'] as const).flat();

/**
 * Privacy policy with the deletion form (PRIVACY-1): "long static English text with an Indonesian deletion paragraph,
 * developer name and a mail-address input with Submit".
 */
export default function PrivacyScreen() {
  const t = useTranslate();
  // Within the app somebody has come from another page (PRIVACY-14); alone it was opened by its address.
  const inApp = useAppSelector(selectSession) !== null;
  return (
    <ScreenFrame title={t('title.privacy')} leave={inApp ? 'step' : 'none'}>
      <AppFacts waiting={<LoadingShape card={paragraphs} />}>
        {({ appName, appShortName, developerName, appEmail }) => (
          <>
            <Paper>
              <ShieldIcon size={28} />
              {policyOf({ app: appName, developer: developerName, email: appEmail }).map(
                ({ heading, date, text, points, lang = 'en' }) => (
                  <LegalText
                    key={heading}
                    lang={lang}
                    blocks={[{ heading, paragraphs: [...(date ? [date] : []), text], ...(points && { points }) }]}
                  />
                ),
              )}
            </Paper>
            <Apart>
              {inApp && <PageLink to="/mydata">{t('title.owndata')}</PageLink>}
              <Section title={t('title.deletion')}>
                <CounterList counters={[{ label: t('deletion.developer'), value: developerName }]} />
                <DeletionForm app={appShortName} />
              </Section>
            </Apart>
          </>
        )}
      </AppFacts>
    </ScreenFrame>
  );
}
