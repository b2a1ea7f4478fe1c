import type { DomainOverlays } from './overlayTables';
import { plain, waiting } from './toastContent';

/** Longer than it takes until the page is loaded anew, ms; it goes where something came in between. */
const openingToastMs = 4000;

/** A page that is older than the API may serve (ENTRY-17). */
export const versionOverlays = {
  toasts: {
    'version.opens': (t) => ({ ...waiting(t('version.opening')), stay: openingToastMs }),
    'version.tooOld': (t) => plain(t('version.old')),
  },
} satisfies DomainOverlays<'version'>;
