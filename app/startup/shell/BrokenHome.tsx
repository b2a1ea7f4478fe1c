import type { Translate } from '@tally/locales/text';
import { Button } from '@tally/ui/Button';
import { Hero } from '@tally/ui/Hero';
import { IconButton } from '@tally/ui/IconButton';
import { Page } from '@tally/ui/Page';
import { TitleBar } from '@tally/ui/TitleBar';
import { CloseIcon } from '@tally/ui/icons/CloseIcon';
import { RefreshIcon } from '@tally/ui/icons/RefreshIcon';
import { ShieldIcon } from '@tally/ui/icons/ShieldIcon';
import { SleepingTicketIcon } from '@tally/ui/icons/tickets/SleepingTicketIcon';
import { StatusArt } from '@tally/ui/StatusArt';
import { closeHome } from '../../platform/links';
import { Root, Words } from './BrokenHome.styles';

export interface BrokenHomeProps {
  t: Translate<'home'>;
  onReload: () => void;
  onLeave: (link: string) => void;
}

/** Stands in home's place after it failed: what is safe, a button that loads it again, and the way out (HOME-25). */
export const BrokenHome = ({ t, onReload, onLeave }: BrokenHomeProps) => (
  <Page
    head={
      <Hero>
        <TitleBar
          title={t('title.home')}
          end={
            <IconButton label={t('a11y.close_page')} onClick={() => onLeave(closeHome)}>
              <CloseIcon size={22} />
            </IconButton>
          }
        />
      </Hero>
    }
  >
    <Root>
      <Words role="alert">
        <StatusArt>
          <SleepingTicketIcon size={64} />
        </StatusArt>
        <p>{t('network.unknown_error')}</p>
        <p>
          <ShieldIcon size={20} />
          {t('network.safe')}
        </p>
      </Words>
      <Button block onClick={onReload}>
        <RefreshIcon size={20} />
        {t('common.retry')}
      </Button>
    </Root>
  </Page>
);
