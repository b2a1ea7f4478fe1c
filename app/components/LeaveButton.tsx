import { IconButton } from '@tally/ui/IconButton';
import { BackIcon } from '@tally/ui/icons/BackIcon';
import { CloseIcon } from '@tally/ui/icons/CloseIcon';
import { useNavigation, useServices } from '../state/appContext';
import { useTranslate } from '../i18n/useTranslate';
import { closeHome, closeHostedPage } from '../platform/links';

/**
 * How a page is left. `step`: one page back. `home`, `hosted`: by the native link that closes the page that the host
 * opened. `none`: no button, for pages that stand alone.
 */
export type Leave = 'step' | 'home' | 'hosted' | 'none';

/** Back or close button of the title bar. */
export function LeaveButton({ leave }: { leave: Leave }) {
  const t = useTranslate();
  const navigation = useNavigation();
  const services = useServices();
  if (leave === 'none') return null;
  if (leave === 'step')
    return (
      <IconButton label={t('a11y.back')} onClick={() => navigation.back()}>
        <BackIcon size={22} />
      </IconButton>
    );
  return (
    <IconButton
      label={t('a11y.close_page')}
      onClick={() => services.navigate(leave === 'home' ? closeHome : closeHostedPage)}
    >
      <CloseIcon size={22} />
    </IconButton>
  );
}
