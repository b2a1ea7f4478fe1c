import type { DialogTexts } from './dialogContent';

type LuckyDialogs = {
  /** `cash` '': the answer did not say how much. */
  luckyPaid: { cash: string };
  luckyOpenFirst: { app: string };
  luckyOpenAgain: { app: string };
  luckyNotInstalled: { app: string };
  luckyDuplicate: object;
  luckyNeedCheckin: object;
};

/** Dialogs about lucky tasks. A refusal offers what helps: opening the app, getting it, checking in. */
export const luckyDialogs = {
  luckyPaid: (t, { cash }) => ({
    tone: 'dialog',
    art: 'gift',
    title: t('lucky.reward_title'),
    primary: t('common.ok'),
    message: cash ? t('lucky.reward_message', { cash }) : t('lucky.reward_added'),
  }),
  luckyOpenFirst: (t, { app }) => ({
    tone: 'refusal',
    art: 'gift',
    title: t('lucky.open_failed_title'),
    message: t('lucky.open_failed', { app }),
    primary: t('lucky.open'),
    secondary: t('common.later'),
  }),
  luckyOpenAgain: (t, { app }) => ({
    tone: 'refusal',
    art: 'gift',
    title: t('lucky.open_failed_title'),
    message: t('lucky.open_again', { app }),
    primary: t('lucky.open'),
    secondary: t('common.later'),
  }),
  luckyNotInstalled: (t, { app }) => ({
    tone: 'refusal',
    art: 'gift',
    title: t('lucky.open_failed_title'),
    message: t('lucky.not_installed', { app }),
    primary: t('lucky.install'),
    secondary: t('common.later'),
  }),
  luckyDuplicate: (t) => ({
    tone: 'refusal',
    art: 'gift',
    title: t('task.failed_title'),
    message: t('lucky.dup_app'),
    primary: t('common.ok'),
  }),
  luckyNeedCheckin: (t) => ({
    tone: 'dialog',
    art: 'calendar',
    title: t('lucky.title'),
    message: t('lucky.need_checkin'),
    primary: t('task.checkin_button'),
    secondary: t('common.later'),
  }),
} satisfies DialogTexts<LuckyDialogs>;
