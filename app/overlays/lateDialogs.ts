import type { DialogTexts } from './dialogContent';

/** Each kind begins with `lucky`, `reviewTask` or `slow` (see arrivesLate). */
type LateDialogs = {
  /** `cash` '': the answer did not say how much. */
  luckyPaid: { cash: string };
  luckyOpenFirst: { app: string };
  luckyOpenAgain: { app: string };
  luckyDuplicate: object;
  luckyNeedCheckin: object;
  slowVideo: object;
};

/** Dialogs of the lucky and the review tasks, and of a slow network: they come with the late part of home, or when one of them is asked for. */
export const lateDialogs = {
  luckyPaid: (t, { cash }) => ({ tone: 'dialog', art: 'gift', title: t('lucky.reward_title'), message: cash ? t('lucky.reward_message', { cash }) : t('lucky.reward_added'), primary: t('common.ok') }),
  luckyOpenFirst: (t, { app }) => ({ tone: 'refusal', art: 'gift', title: t('lucky.open_failed_title'), message: t('lucky.open_failed', { app }), primary: t('common.ok') }),
  luckyOpenAgain: (t, { app }) => ({ tone: 'refusal', art: 'gift', title: t('lucky.open_failed_title'), message: t('lucky.open_again', { app }), primary: t('lucky.open'), secondary: t('common.later') }),
  luckyDuplicate: (t) => ({ tone: 'refusal', art: 'gift', title: t('task.failed_title'), message: t('lucky.dup_app'), primary: t('common.ok') }),
  luckyNeedCheckin: (t) => ({ tone: 'dialog', art: 'calendar', title: t('lucky.title'), message: t('lucky.need_checkin'), primary: t('task.checkin_button'), secondary: t('common.later') }),
  slowVideo: (t) => ({ tone: 'dialog', art: 'player', title: t('network.slow_title'), message: t('network.slow_video'), primary: t('network.slow_continue'), secondary: t('common.later') }),
} satisfies DialogTexts<LateDialogs>;
