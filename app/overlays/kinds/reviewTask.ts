import { StarIcon } from '@tally/ui/icons/StarIcon';
import type { DomainOverlays } from '../content/overlayTable';
import { success, wrong } from '../content/toastContent';

/** Dialogs and toasts of the review task. */
export const reviewTaskOverlays = {
  dialogs: {
    'reviewTask.how': (t, { app, cash }: { app: string; cash: string }) => ({
      tone: 'dialog',
      art: StarIcon,
      title: t('reviewtask.title'),
      message: t('reviewtask.how_message', { app, cash }),
      primary: t('review.go_store'),
      secondary: t('common.later'),
    }),
  },
  toasts: {
    'reviewTask.screenshotSent': (t) => success(t('reviewtask.uploaded')),
    'reviewTask.changed': (t) => wrong(t('reviewtask.changed')),
    'reviewTask.screenshotFailed': (t) => wrong(t('reviewtask.upload_failed')),
  },
} satisfies DomainOverlays<'reviewTask'>;
