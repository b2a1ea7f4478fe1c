import { AccountIcon } from '@tally/ui/icons/AccountIcon';
import type { DomainOverlays } from '../content/overlayTable';

/**
 * Dialog that informs a person that the deletion of their data was requested by mail address, and lets them keep the
 * account (PRIVACY-9).
 */
export const deletionOverlays = {
  dialogs: {
    'deletion.asked': (t) => ({
      tone: 'refusal',
      art: AccountIcon,
      status: 'waiting',
      title: t('login.deletion_title'),
      message: t('login.deletion_message'),
      primary: t('login.deletion_keep'),
      secondary: t('common.later'),
    }),
  },
} satisfies DomainOverlays<'deletion', 'deferred'>;
