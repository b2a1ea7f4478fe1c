import type { Translate } from '@tally/locales/text';
import { luckyToasts } from './luckyToasts';
import { done, plain, wrong } from './toastContent';

/** Toasts of the lucky and the review tasks: they come with the late part of home. Each kind begins as arrivesLate says. */
export const deferredToasts = {
  ...luckyToasts,
  reviewTaskScreenshotSent: (t: Translate) => done(t('reviewtask.uploaded')),
  reviewTaskChanged: (t: Translate) => plain(t('reviewtask.changed')),
  reviewTaskScreenshotFailed: (t: Translate) => wrong(t('reviewtask.upload_failed')),
};
