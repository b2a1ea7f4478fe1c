import type { Translate } from '@tally/locales/text';

/** What each toast must be told. Numbers come formatted. */
export interface ToastParams {
  reward: { coins: string; cash: string };
  tryLater: none;
  busy: none;
  needUpdate: none;
  noAds: none;
  offlineAction: none;
  linkCopied: none;
  linkEmpty: none;
  loginProgress: none;
  shareFailed: none;
  openFailed: none;
  luckyExpired: none;
  unknownError: none;
  backOnline: none;
}
type none = Record<never, never>;
export type ToastKind = keyof ToastParams;

export interface ToastContent {
  type: 'default' | 'success' | 'wrong' | 'loading' | 'reward';
  message: string;
}

/** The reward in words: coins, cash, or both. */
const reward = (t: Translate, { coins, cash }: ToastParams['reward']): string =>
  coins && cash ? t('task.reward_both', { coins, cash }) : cash ? t('task.reward_cash', { cash }) : t('task.reward_toast', { coins });

/** Every toast of the product by its kind (sections 2, 4 and 8). */
export const toastTexts: { [K in ToastKind]: (t: Translate, params: ToastParams[K]) => ToastContent } = {
  reward: (t, params) => ({ type: 'reward', message: reward(t, params) }),
  tryLater: (t) => ({ type: 'default', message: t('task.try_later') }),
  busy: (t) => ({ type: 'default', message: t('task.busy') }),
  needUpdate: (t) => ({ type: 'default', message: t('task.need_update') }),
  noAds: (t) => ({ type: 'wrong', message: t('task.no_ads') }),
  offlineAction: (t) => ({ type: 'wrong', message: t('network.offline_action') }),
  linkCopied: (t) => ({ type: 'success', message: t('team.copy_ok') }),
  linkEmpty: (t) => ({ type: 'wrong', message: t('team.copy_empty') }),
  loginProgress: (t) => ({ type: 'loading', message: t('login.progress') }),
  shareFailed: (t) => ({ type: 'wrong', message: t('team.share_failed') }),
  openFailed: (t) => ({ type: 'wrong', message: t('apps.open_failed') }),
  luckyExpired: (t) => ({ type: 'default', message: t('lucky.expired') }),
  unknownError: (t) => ({ type: 'wrong', message: t('network.unknown_error') }),
  backOnline: (t) => ({ type: 'success', message: t('network.back_online') }),
};
