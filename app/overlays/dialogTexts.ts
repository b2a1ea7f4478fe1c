import type { DialogContent, DialogTexts } from './dialogContent';
import { moneyDialogs } from './moneyDialogs';
import { taskDialogs } from './taskDialogs';
import type { Translate } from '@tally/locales/text';

/** Dialogs about the person, the page and the help (sections 2, 4 and 8). */
const otherDialogs = {
  loginNeeded: (t, { for: what }) => ({ tone: 'dialog', art: 'shield', title: t('login.need_title'), message: t(loginMessages[what]), primary: t('common.login') }),
  loginSucceeded: (t, { name }) => ({ tone: 'dialog', art: 'gift', title: t('login.success_title'), message: name ? t('login.success_message', { name }) : t('login.success_message_noname'), primary: t('common.ok') }),
  loginFailed: (t, { outside }) => ({ tone: 'refusal', title: t('login.failed_title'), message: t(outside ? 'login.unavailable' : 'login.failed_message'), primary: t('common.ok') }),
  duplicateUser: (t) => ({ tone: 'refusal', art: 'shield', title: t('login.dup_user_title'), message: t('login.dup_user_message'), primary: t('common.got_it') }),
  tooManyUsers: (t) => ({ tone: 'refusal', title: t('login.failed_title'), message: t('login.too_many_users'), primary: t('common.ok') }),
  exitLogin: (t) => exit(t, 'login', 'wallet', t('exit.login')),
  exitWithdraw: (t, { cash }) => exit(t, 'withdraw', 'wallet', t('exit.withdraw', { cash })),
  exitCheckin: (t) => exit(t, 'checkin', 'calendar', t('exit.checkin')),
  exitLottery: (t) => exit(t, 'lottery', 'ticket', t('exit.lottery')),
  exitLucky: (t) => exit(t, 'lucky', 'gift', t('exit.lucky')),
  exitDefault: (t) => exit(t, 'default', 'coin', t('exit.default')),
  reviewAsk: (t, { app }) => ({ tone: 'dialog', art: 'coin', title: t('review.prompt1_title', { app }), message: '', primary: t('common.yes'), secondary: t('common.no') }),
  reviewStore: (t) => ({ tone: 'dialog', art: 'gift', title: t('review.prompt2_title'), message: t('review.prompt2_safe'), primary: t('review.go_store'), secondary: t('review.not_now') }),
  feedbackSent: (t) => ({ tone: 'dialog', art: 'envelope', title: t('feedback.success_title'), message: t('feedback.success_message'), primary: t('common.ok') }),
  contactsPermission: (t) => ({ tone: 'dialog', art: 'shield', title: t('permission.contacts_title'), message: t('permission.contacts_message'), primary: t('permission.allow'), secondary: t('permission.not_now') }),
  notifyPermission: (t) => ({ tone: 'dialog', art: 'megaphone', title: t('permission.notify_title'), message: t('permission.notify_message'), primary: t('permission.allow'), secondary: t('permission.not_now') }),
  operatorConfirm: (t, { what }) => ({ tone: 'dialog', title: t('ops.confirm_title'), message: what, primary: t('common.confirm'), secondary: t('common.cancel') }),
} satisfies DialogTexts<OtherDialogs>;

/** What those dialogs must be told. */
type OtherDialogs = {
  loginNeeded: { for: 'task' | 'withdraw' | 'team' | 'account' };
  loginSucceeded: { name: string };
  loginFailed: { outside: boolean };
  duplicateUser: object;
  tooManyUsers: object;
  exitLogin: object;
  exitWithdraw: { cash: string };
  exitCheckin: object;
  exitLottery: object;
  exitLucky: object;
  exitDefault: object;
  reviewAsk: { app: string };
  reviewStore: object;
  feedbackSent: object;
  contactsPermission: object;
  notifyPermission: object;
  operatorConfirm: { what: string };
};

const loginMessages = { task: 'login.need_message', withdraw: 'login.need_withdraw', team: 'login.need_team', account: 'login.need_account' } as const;

type Exit = 'login' | 'withdraw' | 'checkin' | 'lottery' | 'lucky' | 'default';

/** The exit dialog: "Leave" is as large as the other button. */
const exit = (t: Translate, why: Exit, art: DialogContent['art'], message: string): DialogContent => ({
  tone: 'dialog', art, title: t('exit.title'), message, primary: t(`exit.stay_${why}`), secondary: t('exit.leave'),
});

/** Every dialog of the product by its kind (section 8, and the dialogs of sections 2 and 4). */
export const dialogTexts = { ...taskDialogs, ...moneyDialogs, ...otherDialogs };

export type DialogKind = keyof typeof dialogTexts;

/** Kind -> what the dialog must be told. Numbers and dates come formatted. */
export type DialogParams = { [K in DialogKind]: Parameters<(typeof dialogTexts)[K]> extends [Translate, infer P] ? P : object };
