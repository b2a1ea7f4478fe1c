import type { Translate } from '@tally/locales/text';
import type { DomainOverlays } from './overlayTables';
import { done, plain, waiting } from './toastContent';

/** The amount that was withdrawn, and where and when it arrives. */
export interface Receipt {
  amount: string;
  type: string;
  no: string;
  arrives: '2h' | '3d';
}

const receiptText = (t: Translate, { amount, type, no, arrives }: Receipt): string =>
  t('withdraw.success_message', {
    amount,
    type,
    no,
    time: t(arrives === '2h' ? 'withdraw.within_2h' : 'withdraw.within_3d'),
  });

/** Dialogs and toasts of wallet, withdrawal and passbook: each refusal says why and offers one way on (WITHDRAW-25). */
export const walletOverlays = {
  dialogs: {
    'wallet.loadFailed': (t) => ({
      tone: 'refusal',
      art: 'unplugged',
      title: t('network.error_title'),
      message: t('network.wallet_failed'),
      primary: t('common.retry'),
    }),
    'wallet.notEnough': (t, { missing, amount }: { missing: string; amount: string }) => ({
      tone: 'refusal',
      art: 'coin',
      title: t('withdraw.not_enough_title'),
      message: t('withdraw.not_enough_message', { missing, amount }),
      primary: t('common.earn_now'),
      secondary: t('common.cancel'),
    }),
    'wallet.needAccount': (t) => ({
      tone: 'dialog',
      art: 'wallet',
      title: t('withdraw.need_account_title'),
      message: t('withdraw.need_account_message'),
      primary: t('withdraw.add_account'),
      secondary: t('common.later'),
    }),
    'wallet.period': (t, { from }: { from: string }) => ({
      tone: 'refusal',
      art: 'clock',
      title: t('withdraw.period_title'),
      message: t('withdraw.period_message', { from }),
      primary: t('common.ok'),
    }),
    'wallet.notAllowed': (t) => ({
      tone: 'refusal',
      art: 'wallet',
      title: t('withdraw.failed_title'),
      message: t('withdraw.not_allowed'),
      primary: t('common.ok'),
    }),
    'wallet.gap': (t) => ({
      tone: 'refusal',
      art: 'clock',
      title: t('withdraw.period_title'),
      message: t('withdraw.gap_5min'),
      primary: t('common.ok'),
    }),
    'wallet.onceDaily': (t) => ({
      tone: 'refusal',
      art: 'calendar',
      title: t('task.limit_title'),
      message: t('withdraw.once_daily'),
      primary: t('common.ok'),
    }),
    'wallet.goEarn': (t) => ({
      tone: 'refusal',
      art: 'coin',
      title: t('withdraw.go_earn_title'),
      message: t('withdraw.go_earn_message'),
      primary: t('common.earn_now'),
      secondary: t('common.cancel'),
    }),
    'wallet.needLucky': (t) => ({
      tone: 'refusal',
      art: 'gift',
      title: t('withdraw.need_lucky_title'),
      message: t('withdraw.need_lucky_message'),
      primary: t('withdraw.go_lucky'),
      secondary: t('common.later'),
    }),
    'wallet.needMembers': (t) => ({
      tone: 'refusal',
      art: 'team',
      title: t('withdraw.need_members_title'),
      message: t('withdraw.need_members_message'),
      primary: t('withdraw.go_team'),
      secondary: t('common.later'),
    }),
    'wallet.withdrawFailed': (t) => ({
      tone: 'refusal',
      art: 'wallet',
      title: t('withdraw.failed_title'),
      message: t('withdraw.withdraw_submit_failed'),
      primary: t('common.ok'),
    }),
    'wallet.withdrawUnknown': (t) => ({
      tone: 'refusal',
      art: 'unplugged',
      title: t('network.error_title'),
      message: t('withdraw.unknown_result'),
      primary: t('withdraw.see_records'),
    }),
    'wallet.withdrawDone': (t, receipt: Receipt) => ({
      tone: 'dialog',
      art: 'wallet',
      title: t('withdraw.success_title'),
      message: receiptText(t, receipt),
      primary: t('withdraw.see_records'),
      secondary: t('common.ok'),
    }),
    'wallet.tipLucky': (t) => ({
      tone: 'dialog',
      art: 'gift',
      title: t('withdraw.tip_lucky_title'),
      message: t('withdraw.tip_lucky'),
      primary: t('withdraw.go_lucky'),
      secondary: t('common.later'),
    }),
    'wallet.promotion': (t, receipt: Receipt) => ({
      tone: 'dialog',
      art: 'megaphone',
      title: t('withdraw.promo_title'),
      message: `${receiptText(t, receipt)} ${t('withdraw.promo_message')}`,
      primary: t('apps.hot_title'),
    }),
  },
  toasts: {
    'wallet.withdrawInProgress': (t) => plain(t('withdraw.in_progress')),
    'wallet.withdrawSubmitting': (t) => waiting(t('withdraw.submitting')),
    'wallet.reminderSent': (t) => done(t('passbook.remind_sent')),
    'wallet.reminderAlready': (t) => plain(t('passbook.remind_already')),
    'wallet.reminderEarly': (t) => plain(t('passbook.remind_early')),
    'wallet.reminderNothing': (t) => plain(t('passbook.remind_nothing')),
  },
} satisfies DomainOverlays<'wallet'>;
