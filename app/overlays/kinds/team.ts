import type { DomainOverlays } from '../content/overlayTable';
import { success, wrong } from '../content/toastContent';

/** Toasts of inviting: copying the link, and the apps that it is shared through. */
export const teamOverlays = {
  toasts: {
    'team.linkCopied': (t) => success(t('team.copy_ok')),
    'team.linkEmpty': (t) => wrong(t('team.copy_empty')),
    'team.shareFailed': (t) => wrong(t('team.share_failed')),
  },
} satisfies DomainOverlays<'team', 'home'>;
