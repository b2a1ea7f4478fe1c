import type { Translate } from '@tally/locales/text';
import { toastTimes } from '@tally/ui/theme/toastTimes';
import { done, plain, waiting, wrong, type ToastContent } from './toastContent';

/** The toasts that only the pages behind home show: they come with the first of those. */
export const pageToasts = {
  withdrawInProgress: (t: Translate) => plain(t('withdraw.in_progress')),
  withdrawSubmitting: (t: Translate) => waiting(t('withdraw.submitting')),
  reminderSent: (t: Translate) => done(t('passbook.remind_sent')),
  reminderAlready: (t: Translate) => plain(t('passbook.remind_already')),
  reminderEarly: (t: Translate) => plain(t('passbook.remind_early')),
  reminderNothing: (t: Translate) => plain(t('passbook.remind_nothing')),
  accountSaved: (t: Translate) => done(t('account.success')),
  accountBadNo: (t: Translate) => wrong(t('account.account_invalid_no')),
  accountBadName: (t: Translate) => wrong(t('account.account_invalid_name')),
  reviewThanks: (t: Translate) => done(t('review.thanks')),
  feedbackNoType: (t: Translate) => wrong(t('feedback.cs_issue_type')),
  feedbackNoContent: (t: Translate, { min }: { min: number }) => wrong(t('feedback.cs_no_content', { min })),
  feedbackNoContact: (t: Translate, { min }: { min: number }) => wrong(t('feedback.cs_no_contact', { min })),
  feedbackSent: (t: Translate) => done(t('feedback.success_toast')),
  feedbackFailed: (t: Translate) => wrong(t('feedback.failed')),
  feedbackDetailsCopied: (t: Translate) => done(t('feedback.diag_copied')),
  deletionTooShort: (t: Translate) => wrong(t('dataclear.error_short')),
  deletionNoSuffix: (t: Translate) => wrong(t('dataclear.error_suffix')),
  deletionAgain: (t: Translate) => plain(t('dataclear.confirm_again')),
  deletionBadUser: (t: Translate): ToastContent => ({ ...wrong(t('dataclear.bad_user')), stay: toastTimes.long }),
  deletionSubmitted: (t: Translate) => done(t('dataclear.submitted')),
  operatorSubmitted: (t: Translate) => done(t('ops.submitted')),
  operatorError: (t: Translate) => wrong(t('ops.error')),
  copied: (t: Translate) => done(t('common.copied')),
};
