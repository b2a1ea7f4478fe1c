import type { DialogTexts } from './dialogContent';

/** Each kind begins with `lucky` or `reviewTask` (see arrivesLate). */
type LateDialogs = {
  luckyPaid: { cash: string };
  luckyOpenFirst: { app: string };
  luckyOpenAgain: { app: string };
  luckyDuplicate: object;
  luckyNeedCheckin: object;
  reviewTaskHow: { app: string; cash: string };
};

/** Dialogs of the lucky and the review tasks: they come with the late part of home, or when one of them is asked for. */
export const lateDialogs = {
  luckyPaid: (t, { cash }) => ({ tone: 'dialog', art: 'gift', title: t('lucky.reward_title'), message: t('lucky.reward_message', { cash }), primary: t('common.ok') }),
  luckyOpenFirst: (t, { app }) => ({ tone: 'refusal', art: 'gift', title: t('lucky.open_failed_title'), message: t('lucky.open_failed', { app }), primary: t('common.ok') }),
  luckyOpenAgain: (t, { app }) => ({ tone: 'refusal', art: 'gift', title: t('lucky.open_failed_title'), message: t('lucky.open_again', { app }), primary: t('lucky.open'), secondary: t('common.later') }),
  luckyDuplicate: (t) => ({ tone: 'refusal', art: 'gift', title: t('task.failed_title'), message: t('lucky.dup_app'), primary: t('common.ok') }),
  luckyNeedCheckin: (t) => ({ tone: 'dialog', art: 'calendar', title: t('lucky.title'), message: t('lucky.need_checkin'), primary: t('task.checkin_button'), secondary: t('common.later') }),
  reviewTaskHow: (t, { app, cash }) => ({ tone: 'dialog', art: 'coin', title: t('reviewtask.title'), message: t('reviewtask.how_message', { app, cash }), primary: t('review.go_store'), secondary: t('common.later') }),
} satisfies DialogTexts<LateDialogs>;
