import { Button } from '@tally/ui/Button';
import { EmptyState } from '@tally/ui/EmptyState';
import { Hero } from '@tally/ui/Hero';
import { Page } from '@tally/ui/Page';
import { TitleBar } from '@tally/ui/TitleBar';
import { UnpluggedIcon } from '@tally/ui/icons/UnpluggedIcon';
import { useEffect } from 'react';
import { useHomeTranslate } from '../i18n/useTranslate';
import { useAppContext } from '../state/appContext';
import { useAppSelector } from '../state/reduxHooks';
import { selectSession } from '../state/sessionSlice';
import { useFailureWords } from './useFailureWords';

/**
 * Stands in the place of a page whose code did not arrive, or that threw (DIALOG-5): its title, the reason, "try again",
 * and a way home where there is one. It loads itself again when the network comes back. Made of what home has: nothing
 * else may have arrived.
 */
export function PageFailure({ title }: { title: string }) {
  const t = useHomeTranslate();
  const { services, navigation, network } = useAppContext();
  const hasHome = useAppSelector((state) => selectSession(state) !== null);
  const { text } = useFailureWords(undefined);
  useEffect(() => {
    let offline = !network.online();
    return network.watch(() => {
      // Browsers cache a failed import, so only a new load of the app can try again.
      if (offline && network.online()) services.reload();
      offline = !network.online();
    });
  }, [network, services]);
  return (
    <Page
      head={
        <Hero>
          <TitleBar title={title} />
        </Hero>
      }
    >
      <EmptyState page role="alert" picture={<UnpluggedIcon size={64} />} text={text}>
        <Button block onClick={() => services.reload()}>
          {t('common.retry')}
        </Button>
        {hasHome && (
          <Button block tone="soft" onClick={() => navigation.go('/home')}>
            {t('notfound.home')}
          </Button>
        )}
      </EmptyState>
    </Page>
  );
}
