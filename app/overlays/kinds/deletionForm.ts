import { toastTimes } from '@tally/ui/theme/toastTimes';
import type { DomainOverlays } from '../content/overlayTable';
import { plain, success, wrong } from '../content/toastContent';

/** Toasts of the form that requests the deletion of a person's data. */
export const deletionFormOverlays = {
  toasts: {
    'deletionForm.addressTooShort': (t) => wrong(t('deletion.error_short')),
    'deletionForm.noSuffix': (t) => wrong(t('deletion.error_suffix')),
    'deletionForm.pressAgain': (t) => plain(t('deletion.confirm_again')),
    'deletionForm.badUser': (t) => ({ ...wrong(t('deletion.bad_user')), stay: toastTimes.long }),
    'deletionForm.submitted': (t) => success(t('deletion.submitted')),
  },
} satisfies DomainOverlays<'deletionForm'>;
