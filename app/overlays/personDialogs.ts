import type { Translate } from '@tally/locales/text';
import type { DialogContent, DialogTexts } from './dialogContent';

type PersonDialogs = {
  loginNeeded: { for: 'task' | 'withdraw' | 'team' | 'account' };
  loginSucceeded: { name: string };
  loginFailed: { outside: boolean };
  duplicateUser: object;
  exitLogin: object;
  exitWithdraw: { cash: string };
  exitCheckin: object;
  exitLottery: object;
  exitLucky: object;
  exitDefault: object;
};

const loginMessages = {
  task: 'login.need_message',
  withdraw: 'login.need_withdraw',
  team: 'login.need_team',
  account: 'login.need_account',
} as const;

type Exit = 'login' | 'withdraw' | 'checkin' | 'lottery' | 'lucky' | 'default';

/** The exit dialog: "Leave" is as large as the other button. */
const exit = (t: Translate, why: Exit, art: DialogContent['art'], message: string): DialogContent => ({
  tone: 'dialog',
  art,
  title: t('exit.title'),
  message,
  primary: t(`exit.stay_${why}`),
  secondary: t('exit.leave'),
});

/** Dialogs about the person: login, and leaving home (PERSON-3, HOME-20). */
export const personDialogs = {
  loginNeeded: (t, { for: what }) => ({
    tone: 'dialog',
    art: 'shield',
    title: t('login.need_title'),
    message: t(loginMessages[what]),
    primary: t('common.login'),
  }),
  loginSucceeded: (t, { name }) => ({
    tone: 'dialog',
    art: 'gift',
    title: t('login.success_title'),
    message: name ? t('login.success_message', { name }) : t('login.success_message_noname'),
    primary: t('common.ok'),
  }),
  loginFailed: (t, { outside }) => ({
    tone: 'refusal',
    art: 'refused',
    title: t('login.failed_title'),
    message: t(outside ? 'login.unavailable' : 'login.failed_message'),
    primary: t('common.ok'),
  }),
  duplicateUser: (t) => ({
    tone: 'refusal',
    art: 'refused',
    title: t('login.dup_user_title'),
    message: t('login.dup_user_message'),
    primary: t('common.ok'),
  }),
  exitLogin: (t) => exit(t, 'login', 'wallet', t('exit.login')),
  exitWithdraw: (t, { cash }) => exit(t, 'withdraw', 'wallet', t('exit.withdraw', { cash })),
  exitCheckin: (t) => exit(t, 'checkin', 'calendar', t('exit.checkin')),
  exitLottery: (t) => exit(t, 'lottery', 'ticket', t('exit.lottery')),
  exitLucky: (t) => exit(t, 'lucky', 'gift', t('exit.lucky')),
  exitDefault: (t) => exit(t, 'default', 'coin', t('exit.default')),
} satisfies DialogTexts<PersonDialogs>;
