import type { Translate } from '@tally/locales/text';
import { done, plain, wrong } from './toastContent';

/** Toasts of the lucky and the review tasks: they come with the late part of home. Each kind begins as arrivesLate says. */
export const lateToasts = {
  luckyExpired: (t: Translate) => plain(t('lucky.expired')),
  luckyCheckRunning: (t: Translate) => plain(t('lucky.check_running')),
  luckyApplyRunning: (t: Translate) => plain(t('lucky.apply_running')),
  luckyOngoing: (t: Translate) => plain(t('lucky.ongoing')),
  luckyMaxApplies: (t: Translate, { count }: { count: number }) => plain(t('lucky.max_applies', { count })),
  luckyNoQuota: (t: Translate) => plain(t('lucky.no_quota')),
  luckyNoSource: (t: Translate) => plain(t('lucky.no_source')),
  luckyNoneFound: (t: Translate) => plain(t('lucky.none_found')),
  luckyFinished: (t: Translate) => plain(t('lucky.finished_today')),
  luckyClosed: (t: Translate) => plain(t('lucky.closed')),
  luckyNotInstalled: (t: Translate, { app }: { app: string }) => wrong(t('lucky.not_installed', { app })),
  reviewTaskScreenshotSent: (t: Translate) => done(t('reviewtask.uploaded')),
  reviewTaskChanged: (t: Translate) => plain(t('reviewtask.changed')),
  reviewTaskScreenshotFailed: (t: Translate) => wrong(t('reviewtask.upload_failed')),
};
