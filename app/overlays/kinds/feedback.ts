import { EnvelopeIcon } from '@tally/ui/icons/EnvelopeIcon';
import type { DomainOverlays } from '../content/overlayTable';
import { atField, success } from '../content/toastContent';

/** The dialog and the toasts of the feedback form. */
export const feedbackOverlays = {
  dialogs: {
    'feedback.sent': (t) => ({
      tone: 'dialog',
      art: EnvelopeIcon,
      status: 'done',
      title: t('feedback.success_title'),
      message: t('feedback.success_message'),
      primary: t('common.ok'),
    }),
  },
  toasts: {
    'feedback.noType': (t) => atField(t('feedback.cs_issue_type')),
    'feedback.noContent': (t, { min }: { min: number }) => atField(t('feedback.cs_no_content', { min })),
    'feedback.noContact': (t, { min }: { min: number }) => atField(t('feedback.cs_no_contact', { min })),
    'feedback.sent': (t) => success(t('feedback.success_toast')),
    'feedback.detailsCopied': (t) => success(t('feedback.diag_copied')),
  },
} satisfies DomainOverlays<'feedback'>;
