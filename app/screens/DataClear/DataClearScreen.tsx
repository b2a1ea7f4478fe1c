import { CounterList } from '@tally/ui/CounterList';
import { AppFacts } from '../../features/privacy/AppFacts';
import { DeletionForm } from '../../features/privacy/DeletionForm';
import { useTranslate } from '../../i18n/useTranslate';
import { LoadingShape } from '../../components/LoadingShape';
import { ScreenFrame } from '../../components/ScreenFrame';

/** Data deletion request (PRIVACY-3): "app name, developer name, one input, Submit". */
export default function DataClearScreen() {
  const t = useTranslate();
  return (
    <ScreenFrame title={t('title.dataclear')} leave="none">
      <AppFacts waiting={<LoadingShape card={['fact', 'fact']} parts={['field', 'line', 'button']} />}>
        {({ appName, appShortName, developerName }) => (
          <>
            <CounterList
              counters={[
                { label: t('dataclear.app'), value: appName },
                { label: t('dataclear.developer'), value: developerName },
              ]}
            />
            <DeletionForm app={appShortName} />
          </>
        )}
      </AppFacts>
    </ScreenFrame>
  );
}
