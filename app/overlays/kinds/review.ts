import { SmilingTicketIcon } from '@tally/ui/icons/tickets/SmilingTicketIcon';
import { StarIcon } from '@tally/ui/icons/StarIcon';
import type { DomainOverlays } from '../content/overlayTable';
import { success } from '../content/toastContent';
import { truncateTitle } from '../content/truncateTitle';

/** The two prompts for a review of the app (RATE-3). */
export const reviewOverlays = {
  dialogs: {
    'review.likesApp': (t, { app }: { app: string }) => ({
      tone: 'dialog',
      art: SmilingTicketIcon,
      title: truncateTitle((name) => t('review.prompt1_title', { app: name }), app),
      message: '',
      primary: t('common.yes'),
      secondary: t('common.no'),
    }),
    'review.openStore': (t) => ({
      tone: 'dialog',
      art: StarIcon,
      title: t('review.prompt2_title'),
      message: t('review.prompt2_safe'),
      primary: t('review.go_store'),
      secondary: t('review.not_now'),
    }),
  },
  toasts: {
    'review.thankYou': (t) => success(t('review.thanks')),
  },
} satisfies DomainOverlays<'review'>;
