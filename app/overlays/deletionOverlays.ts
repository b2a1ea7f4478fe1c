import { AccountIcon } from '@tally/ui/icons/AccountIcon';
import type { DomainOverlays } from './overlayTables';

/** A person whose deletion was asked for by mail address is told so, and may keep the account (PRIVACY-9). */
export const deletionOverlays = {
  dialogs: {
    'deletion.asked': (t) => ({
      tone: 'refusal',
      art: AccountIcon,
      status: 'waiting',
      title: t('login.deletion_title'),
      message: t('login.deletion_message'),
      primary: t('login.deletion_keep'),
    }),
  },
} satisfies DomainOverlays<'deletion'>;
