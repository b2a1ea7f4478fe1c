import { IconButton } from '@tally/ui/IconButton';
import { BackIcon } from '@tally/ui/icons/BackIcon';
import { CloseIcon } from '@tally/ui/icons/CloseIcon';
import { useNavigation, useServices } from '../platform/appContext';
import { useTranslate } from '../i18n/useTranslate';
import { closeHome, closeHostedPage } from '../platform/links';

/** `step`: one page back. `home`, `hosted`: the native link that closes what the host opened. `none`: a page of its own. */
export type Leave = 'step' | 'home' | 'hosted' | 'none';

/** The way out of a page, at the start of its title. */
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
