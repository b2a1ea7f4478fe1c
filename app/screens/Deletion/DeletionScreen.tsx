import { CounterList } from '@tally/ui/CounterList';
import { AppFacts } from '../../features/appFacts/AppFacts';
import { DeletionLink } from '../../features/deletion/DeletionLink';
import { DeletionForm } from '../../features/deletion/DeletionForm';
import { useState } from 'react';
import { useAddressKey, useNavigation } from '../../state/appContext';
import { useTranslate } from '../../i18n/useTranslate';
import { LoadingShape } from '../../components/LoadingShape';
import { ScreenFrame } from '../../components/ScreenFrame';
import { useAppSelector } from '../../state/reduxHooks';
import { selectSession } from '../../state/sessionSlice';

/**
 * Data deletion request (PRIVACY-3): "app name, developer name, one input, Submit". Opened through the link of a mail,
 * it confirms a request instead.
 */
export default function DeletionScreen() {
  const t = useTranslate();
  // Within the app somebody has come from another page (PRIVACY-14); alone it was opened by its address.
  const inApp = useAppSelector(selectSession) !== null;
  const navigation = useNavigation();
  const [token, setToken] = useState(useAddressKey().get);
  return (
    <ScreenFrame title={t('title.deletion')} leave={inApp ? 'step' : 'none'}>
      <AppFacts waiting={<LoadingShape card={['fact', 'fact']} parts={['field', 'line', 'button']} />}>
        {({ appName, appShortName, developerName }) => (
          <>
            <CounterList
              counters={[
                { label: t('deletion.app'), value: appName },
                { label: t('deletion.developer'), value: developerName },
              ]}
            />
            {token ? (
              <DeletionLink
                token={token}
                onAskAgain={() => setToken(undefined)}
                onLeave={() => navigation.go(`/privacy-policy/${appShortName}`, { replace: true })}
              />
            ) : (
              <DeletionForm app={appShortName} />
            )}
          </>
        )}
      </AppFacts>
    </ScreenFrame>
  );
}
