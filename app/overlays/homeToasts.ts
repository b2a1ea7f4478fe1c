import type { Translate } from '@tally/locales/text';
import { loginToastMs, toastTimes } from '@tally/ui/theme/toastTimes';
import { done, plain, waiting, wrong, type ToastContent } from './toastContent';

/** The reward in words: coins, cash, or both. */
const reward = (t: Translate, { coins, cash }: { coins: string; cash: string }): string =>
  coins && cash
    ? t('task.reward_both', { coins, cash })
    : cash
      ? t('task.reward_cash', { cash })
      : t('task.reward_toast', { coins });

/** The toasts that home can show: they come with the start. */
export const homeToasts = {
  reward: (t: Translate, params: { coins: string; cash: string }) =>
    ({ type: 'reward', message: reward(t, params), stay: toastTimes.long }) as ToastContent,
  tryLater: (t: Translate) => plain(t('task.try_later')),
  busy: (t: Translate) => plain(t('task.busy')),
  needUpdate: (t: Translate) => plain(t('task.need_update')),
  noAds: (t: Translate) => wrong(t('task.no_ads')),
  newDay: (t: Translate) => plain(t('task.midnight')),
  offlineAction: (t: Translate) => wrong(t('network.offline_action')),
  unreachable: (t: Translate) => wrong(t('network.error_message')),
  backOnline: (t: Translate) => done(t('network.back_online')),
  unknownError: (t: Translate) => wrong(t('network.unknown_error')),
  loginProgress: (t: Translate): ToastContent => ({ ...waiting(t('login.progress')), stay: loginToastMs }),
  linkCopied: (t: Translate) => done(t('team.copy_ok')),
  linkEmpty: (t: Translate) => wrong(t('team.copy_empty')),
  shareFailed: (t: Translate) => wrong(t('team.share_failed')),
  serviceMissing: (t: Translate, { service }: { service: string }) => wrong(t('team.service_missing', { service })),
  openFailed: (t: Translate) => wrong(t('apps.open_failed')),
};
