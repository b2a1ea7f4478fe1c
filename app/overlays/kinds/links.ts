import type { DomainOverlays } from '../content/overlayTable';
import { wrong } from '../content/toastContent';

/** The toast of a link, app or channel that cannot be opened. */
export const linksOverlays = {
  toasts: {
    'links.openFailed': (t) => wrong(t('apps.open_failed')),
  },
} satisfies DomainOverlays<'links', 'home'>;
