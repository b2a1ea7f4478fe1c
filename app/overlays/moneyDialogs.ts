import type { Translate } from '@tally/locales/text';
import type { DialogTexts } from './dialogContent';

/** What was asked for, and where and when it arrives. */
export interface Receipt {
  amount: string;
  type: string;
  no: string;
  arrives: '2h' | '3d';
}

type MoneyDialogs = {
  walletFailed: object;
  withdrawNotEnough: { missing: string; amount: string };
  withdrawNeedAccount: object;
  withdrawPeriod: { from: string };
  withdrawNotAllowed: object;
  withdrawGap: object;
  withdrawOnceDaily: object;
  withdrawGoEarn: object;
  withdrawNeedLucky: object;
  withdrawNeedMembers: object;
  withdrawFailed: object;
  withdrawUnknown: object;
  withdrawDone: Receipt;
  withdrawTipLucky: object;
  withdrawPromotion: Receipt;
  accountConfirm: { type: string; no: string; name: string };
  accountFailed: object;
  accountDuplicate: object;
  accountAlready: object;
  accountGuide: object;
};

const receipt = (t: Translate, { amount, type, no, arrives }: Receipt): string =>
  t('withdraw.success_message', {
    amount,
    type,
    no,
    time: t(arrives === '2h' ? 'withdraw.within_2h' : 'withdraw.within_3d'),
  });

/** Dialogs of the wallet: each refusal says why, what is missing, and offers one way on (WITHDRAW-25). */
export const moneyDialogs = {
  walletFailed: (t) => ({
    tone: 'refusal',
    art: 'unplugged',
    title: t('network.error_title'),
    message: t('network.wallet_failed'),
    primary: t('common.retry'),
  }),
  withdrawNotEnough: (t, { missing, amount }) => ({
    tone: 'refusal',
    art: 'coin',
    title: t('withdraw.not_enough_title'),
    message: t('withdraw.not_enough_message', { missing, amount }),
    primary: t('common.earn_now'),
    secondary: t('common.cancel'),
  }),
  withdrawNeedAccount: (t) => ({
    tone: 'dialog',
    art: 'wallet',
    title: t('withdraw.need_account_title'),
    message: t('withdraw.need_account_message'),
    primary: t('withdraw.add_account'),
    secondary: t('common.later'),
  }),
  withdrawPeriod: (t, { from }) => ({
    tone: 'refusal',
    art: 'clock',
    title: t('withdraw.period_title'),
    message: t('withdraw.period_message', { from }),
    primary: t('common.ok'),
  }),
  withdrawNotAllowed: (t) => ({
    tone: 'refusal',
    art: 'wallet',
    title: t('withdraw.failed_title'),
    message: t('withdraw.not_allowed'),
    primary: t('common.ok'),
  }),
  withdrawGap: (t) => ({
    tone: 'refusal',
    art: 'clock',
    title: t('withdraw.period_title'),
    message: t('withdraw.gap_5min'),
    primary: t('common.ok'),
  }),
  withdrawOnceDaily: (t) => ({
    tone: 'refusal',
    art: 'calendar',
    title: t('task.limit_title'),
    message: t('withdraw.once_daily'),
    primary: t('common.ok'),
  }),
  withdrawGoEarn: (t) => ({
    tone: 'refusal',
    art: 'coin',
    title: t('withdraw.go_earn_title'),
    message: t('withdraw.go_earn_message'),
    primary: t('common.earn_now'),
    secondary: t('common.cancel'),
  }),
  withdrawNeedLucky: (t) => ({
    tone: 'refusal',
    art: 'gift',
    title: t('withdraw.need_lucky_title'),
    message: t('withdraw.need_lucky_message'),
    primary: t('withdraw.go_lucky'),
    secondary: t('common.later'),
  }),
  withdrawNeedMembers: (t) => ({
    tone: 'refusal',
    art: 'team',
    title: t('withdraw.need_members_title'),
    message: t('withdraw.need_members_message'),
    primary: t('withdraw.go_team'),
    secondary: t('common.later'),
  }),
  withdrawFailed: (t) => ({
    tone: 'refusal',
    art: 'wallet',
    title: t('withdraw.failed_title'),
    message: t('withdraw.withdraw_submit_failed'),
    primary: t('common.ok'),
  }),
  withdrawUnknown: (t) => ({
    tone: 'refusal',
    art: 'unplugged',
    title: t('network.error_title'),
    message: t('withdraw.unknown_result'),
    primary: t('withdraw.see_records'),
  }),
  withdrawDone: (t, sent) => ({
    tone: 'dialog',
    art: 'wallet',
    title: t('withdraw.success_title'),
    message: receipt(t, sent),
    primary: t('withdraw.see_records'),
    secondary: t('common.ok'),
  }),
  withdrawTipLucky: (t) => ({
    tone: 'dialog',
    art: 'gift',
    title: t('withdraw.tip_lucky_title'),
    message: t('withdraw.tip_lucky'),
    primary: t('withdraw.go_lucky'),
    secondary: t('common.later'),
  }),
  withdrawPromotion: (t, sent) => ({
    tone: 'dialog',
    art: 'megaphone',
    title: t('withdraw.promo_title'),
    message: `${receipt(t, sent)} ${t('withdraw.promo_message')}`,
    primary: t('apps.hot_title'),
  }),
  accountConfirm: (t, { type, no, name }) => ({
    tone: 'dialog',
    title: t('account.confirm_title'),
    message: t('account.once_note'),
    primary: t('account.confirm_ok'),
    secondary: t('account.confirm_edit'),
    facts: [
      { label: t('account.confirm_type'), value: type },
      { label: t('account.confirm_no'), value: no },
      ...(name ? [{ label: t('account.confirm_name'), value: name }] : []),
    ],
  }),
  accountFailed: (t) => ({
    tone: 'refusal',
    art: 'wallet',
    title: t('account.failed_title'),
    message: t('account.account_submit_failed'),
    primary: t('common.ok'),
  }),
  accountDuplicate: (t) => ({
    tone: 'refusal',
    art: 'wallet',
    title: t('account.duplicate_title'),
    message: t('account.duplicate'),
    primary: t('account.confirm_edit'),
  }),
  accountAlready: (t) => ({
    tone: 'refusal',
    art: 'wallet',
    title: t('title.account'),
    message: t('account.already'),
    primary: t('common.ok'),
  }),
  accountGuide: (t) => ({
    tone: 'dialog',
    art: 'wallet',
    title: t('account.guide_title'),
    message: t('account.guide_message'),
    primary: t('withdraw.add_account'),
    secondary: t('common.later'),
  }),
} satisfies DialogTexts<MoneyDialogs>;
