import type { Translate } from '@tally/locales/text';

export interface ToastContent {
  type: 'default' | 'success' | 'wrong' | 'loading' | 'reward';
  message: string;
}

/** The reward in words: coins, cash, or both. */
const reward = (t: Translate, { coins, cash }: { coins: string; cash: string }): string =>
  coins && cash ? t('task.reward_both', { coins, cash }) : cash ? t('task.reward_cash', { cash }) : t('task.reward_toast', { coins });

const plain = (message: string): ToastContent => ({ type: 'default', message });
const done = (message: string): ToastContent => ({ type: 'success', message });
const wrong = (message: string): ToastContent => ({ type: 'wrong', message });
const waiting = (message: string): ToastContent => ({ type: 'loading', message });

/** Every toast of the product by its kind (sections 2, 4, 5 and 8). Numbers come formatted. */
export const toastTexts = {
  reward: (t: Translate, params: { coins: string; cash: string }) => ({ type: 'reward', message: reward(t, params) }) as ToastContent,
  tryLater: (t: Translate) => plain(t('task.try_later')),
  busy: (t: Translate) => plain(t('task.busy')),
  needUpdate: (t: Translate) => plain(t('task.need_update')),
  noAds: (t: Translate) => wrong(t('task.no_ads')),
  newDay: (t: Translate) => plain(t('task.midnight')),
  offlineAction: (t: Translate) => wrong(t('network.offline_action')),
  backOnline: (t: Translate) => done(t('network.back_online')),
  unknownError: (t: Translate) => wrong(t('network.unknown_error')),
  loginProgress: (t: Translate) => waiting(t('login.progress')),
  linkCopied: (t: Translate) => done(t('team.copy_ok')),
  linkEmpty: (t: Translate) => wrong(t('team.copy_empty')),
  shareFailed: (t: Translate) => wrong(t('team.share_failed')),
  serviceMissing: (t: Translate, { service }: { service: string }) => wrong(t('team.service_missing', { service })),
  openFailed: (t: Translate) => wrong(t('apps.open_failed')),
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
  withdrawInProgress: (t: Translate) => plain(t('withdraw.in_progress')),
  withdrawSubmitting: (t: Translate) => waiting(t('withdraw.submitting')),
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
  deletionBadUser: (t: Translate) => wrong(t('dataclear.bad_user')),
  deletionSubmitted: (t: Translate) => done(t('dataclear.submitted')),
  operatorSubmitted: (t: Translate) => done(t('ops.submitted')),
  operatorError: (t: Translate) => wrong(t('ops.error')),
  copied: (t: Translate) => done(t('common.copied')),
  screenshotSent: (t: Translate) => done(t('reviewtask.uploaded')),
  screenshotFailed: (t: Translate) => wrong(t('reviewtask.upload_failed')),
};

export type ToastKind = keyof typeof toastTexts;
export type ToastParams = { [K in ToastKind]: Parameters<(typeof toastTexts)[K]> extends [Translate, infer P] ? P : object };
