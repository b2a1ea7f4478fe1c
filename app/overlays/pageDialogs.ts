import type { DialogTexts } from './dialogContent';
import { moneyDialogs } from './moneyDialogs';
import { truncateTitle } from './truncateTitle';

type OtherDialogs = {
  reviewAsk: { app: string };
  reviewStore: object;
  feedbackSent: object;
  contactsPermission: object;
  notifyPermission: object;
  operatorConfirm: { what: string };
};

/** Dialogs about reviews of the app, feedback, permissions and operations. */
const otherDialogs = {
  reviewAsk: (t, { app }) => ({
    tone: 'dialog',
    art: 'coin',
    title: truncateTitle((name) => t('review.prompt1_title', { app: name }), app),
    message: '',
    primary: t('common.yes'),
    secondary: t('common.no'),
  }),
  reviewStore: (t) => ({
    tone: 'dialog',
    art: 'star',
    title: t('review.prompt2_title'),
    message: t('review.prompt2_safe'),
    primary: t('review.go_store'),
    secondary: t('review.not_now'),
  }),
  feedbackSent: (t) => ({
    tone: 'dialog',
    art: 'envelope',
    title: t('feedback.success_title'),
    message: t('feedback.success_message'),
    primary: t('common.ok'),
  }),
  contactsPermission: (t) => ({
    tone: 'dialog',
    art: 'shield',
    title: t('permission.contacts_title'),
    message: t('permission.contacts_message'),
    primary: t('permission.allow'),
    secondary: t('permission.not_now'),
  }),
  notifyPermission: (t) => ({
    tone: 'dialog',
    art: 'megaphone',
    title: t('permission.notify_title'),
    message: t('permission.notify_message'),
    primary: t('permission.allow'),
    secondary: t('permission.not_now'),
  }),
  operatorConfirm: (t, { what }) => ({
    tone: 'dialog',
    title: t('ops.confirm_title'),
    message: what,
    primary: t('common.confirm'),
    secondary: t('common.cancel'),
  }),
} satisfies DialogTexts<OtherDialogs>;

/** The dialogs that only the pages behind home ask for: they come with the first of those. */
export const pageDialogs = { ...moneyDialogs, ...otherDialogs };
