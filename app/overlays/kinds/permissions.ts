import { MegaphoneIcon } from '@tally/ui/icons/MegaphoneIcon';
import { TeamIcon } from '@tally/ui/icons/TeamIcon';
import type { DomainOverlays } from '../content/overlayTable';

/** Dialogs that explain a permission before the phone's own permission prompt. */
export const permissionsOverlays = {
  dialogs: {
    'permissions.contacts': (t) => ({
      tone: 'dialog',
      art: TeamIcon,
      title: t('permission.contacts_title'),
      message: t('permission.contacts_message'),
      primary: t('permission.allow'),
      secondary: t('permission.not_now'),
    }),
    // It promises only what the phone app's backend is told (HOST-5, EVENT-1).
    'permissions.notifications': (t) => ({
      tone: 'dialog',
      art: MegaphoneIcon,
      title: t('permission.notify_title'),
      message: t('permission.notify_message'),
      primary: t('permission.allow'),
      secondary: t('permission.not_now'),
    }),
  },
} satisfies DomainOverlays<'permissions'>;
