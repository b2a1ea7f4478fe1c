import type { Translate } from '@tally/locales/text';

/** What each kind of dialog must be told; `none` for those that need nothing. Numbers and dates come formatted. */
export interface DialogParams {
  loginNeeded: { for: 'task' | 'withdraw' | 'team' | 'account' };
  loginSucceeded: { name: string };
  loginFailed: { outside: boolean };
  duplicateUser: none;
  taskFailed: { task: 'checkin' | 'lottery' | 'videoad' };
  taskRefused: { info: string };
  taskLimit: { task: 'checkin' | 'lottery' | 'videoad' | 'words' | 'quiz'; opensAt: string };
  videoNote: none;
  exitLogin: none;
  exitWithdraw: { cash: string };
  exitCheckin: none;
  exitLottery: none;
  exitLucky: none;
  exitDefault: none;
  walletFailed: none;
  luckyPaid: { cash: string };
  luckyOpenFirst: { app: string };
  luckyDuplicate: none;
}
type none = Record<never, never>;
export type DialogKind = keyof DialogParams;

/** The pictures a dialog may carry. */
export type DialogArt = 'coin' | 'gift' | 'calendar' | 'ticket' | 'player' | 'wallet' | 'unplugged' | 'shield' | 'clock';

/** A dialog in words. Without `secondary` there is one button. A refusal is announced at once (role alertdialog). */
export interface DialogContent {
  tone: 'dialog' | 'refusal';
  art?: DialogArt;
  title: string;
  message: string;
  primary: string;
  secondary?: string;
}

type Texts = { [K in DialogKind]: (t: Translate, params: DialogParams[K]) => DialogContent };

const exit = (t: Translate, why: 'login' | 'withdraw' | 'checkin' | 'lottery' | 'lucky' | 'default', art: DialogArt, message: string): DialogContent => ({
  tone: 'dialog', art, title: t('exit.title'), message, primary: t(`exit.stay_${why}`), secondary: t('exit.leave'),
});

const loginMessages = { task: 'login.need_message', withdraw: 'login.need_withdraw', team: 'login.need_team', account: 'login.need_account' } as const;
const limitArt = { checkin: 'calendar', lottery: 'ticket', videoad: 'player', words: 'clock', quiz: 'clock' } as const;

/** Every dialog of the product by its kind (section 8, and the dialogs of sections 2 and 4). */
export const dialogTexts: Texts = {
  loginNeeded: (t, p) => ({ tone: 'dialog', art: 'shield', title: t('login.need_title'), message: t(loginMessages[p.for]), primary: t('common.login') }),
  loginSucceeded: (t, { name }) => ({ tone: 'dialog', art: 'gift', title: t('login.success_title'), message: name ? t('login.success_message', { name }) : t('login.success_message_noname'), primary: t('common.ok') }),
  loginFailed: (t, { outside }) => ({ tone: 'refusal', title: t('login.failed_title'), message: t(outside ? 'login.unavailable' : 'login.failed_message'), primary: t('common.ok') }),
  duplicateUser: (t) => ({ tone: 'refusal', art: 'shield', title: t('login.dup_user_title'), message: t('login.dup_user_message'), primary: t('common.got_it') }),
  taskFailed: (t, { task }) => ({ tone: 'refusal', title: t('task.failed_title'), message: t(`task.${task}_failed`), primary: t('common.ok') }),
  taskRefused: (t, { info }) => ({ tone: 'refusal', title: t('task.failed_title'), message: t('task.failed_reason', { info }), primary: t('common.ok') }),
  taskLimit: (t, { task, opensAt }) => ({
    tone: 'dialog', art: limitArt[task], title: t('task.limit_title'), primary: t('common.got_it'),
    message: opensAt && task === 'lottery' ? t('task.lottery_limit_morning', { time: opensAt }) : opensAt && task === 'videoad' ? t('task.videoad_limit_morning', { time: opensAt }) : t(`task.${task}_limit`),
  }),
  videoNote: (t) => ({ tone: 'dialog', art: 'player', title: t('task.videoad_note_title'), message: t('task.videoad_note_safe'), primary: t('task.videoad_button'), secondary: t('common.later') }),
  exitLogin: (t) => exit(t, 'login', 'wallet', t('exit.login')),
  exitWithdraw: (t, { cash }) => exit(t, 'withdraw', 'wallet', t('exit.withdraw', { cash })),
  exitCheckin: (t) => exit(t, 'checkin', 'calendar', t('exit.checkin')),
  exitLottery: (t) => exit(t, 'lottery', 'ticket', t('exit.lottery')),
  exitLucky: (t) => exit(t, 'lucky', 'gift', t('exit.lucky')),
  exitDefault: (t) => exit(t, 'default', 'coin', t('exit.default')),
  walletFailed: (t) => ({ tone: 'refusal', art: 'unplugged', title: t('network.error_title'), message: t('network.wallet_failed'), primary: t('common.retry') }),
  luckyPaid: (t, { cash }) => ({ tone: 'dialog', art: 'gift', title: t('lucky.reward_title'), message: t('lucky.reward_message', { cash }), primary: t('common.ok') }),
  luckyOpenFirst: (t, { app }) => ({ tone: 'refusal', title: t('lucky.open_failed_title'), message: t('lucky.open_failed', { app }), primary: t('common.got_it') }),
  luckyDuplicate: (t) => ({ tone: 'refusal', title: t('task.failed_title'), message: t('lucky.dup_app'), primary: t('common.got_it') }),
};
