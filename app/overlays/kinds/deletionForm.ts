import { toastTimes } from '@tally/ui/theme/toastTimes';
import type { DomainOverlays } from '../content/overlayTable';
import { done, plain, wrong } from '../content/toastContent';

/** Toasts of the form that requests the deletion of a person's data. */
export const privacyOverlays = {
  toasts: {
    'privacy.addressTooShort': (t) => wrong(t('dataclear.error_short')),
    'privacy.noSuffix': (t) => wrong(t('dataclear.error_suffix')),
    'privacy.pressAgain': (t) => plain(t('dataclear.confirm_again')),
    'privacy.badUser': (t) => ({ ...wrong(t('dataclear.bad_user')), stay: toastTimes.long }),
    'privacy.submitted': (t) => done(t('dataclear.submitted')),
  },
} satisfies DomainOverlays<'privacy'>;
