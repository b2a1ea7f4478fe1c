import type { DomainOverlays } from '../content/overlayTable';
import { waiting, wrong } from '../content/toastContent';

/** Duration of the toast, ms: longer than the reload takes, but it ends when the reload does not take place. */
const openingToastMs = 4000;

/** Toasts of a page that is too old for the API (ENTRY-17). */
export const versionOverlays = {
  toasts: {
    'version.opens': (t) => ({ ...waiting(t('version.opening')), stay: openingToastMs }),
    'version.tooOld': (t) => wrong(t('version.old')),
  },
} satisfies DomainOverlays<'version', 'deferred'>;
