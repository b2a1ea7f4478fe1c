import { AccountIcon } from '@tally/ui/icons/AccountIcon';
import { GiftIcon } from '@tally/ui/icons/GiftIcon';
import { TeamIcon } from '@tally/ui/icons/TeamIcon';
import { UnpluggedIcon } from '@tally/ui/icons/UnpluggedIcon';
import { WalletIcon } from '@tally/ui/icons/WalletIcon';
import { formatMinutes } from '@tally/locales/format';
import { Badge } from '@tally/ui/Badge';
import { Countdown } from '@tally/ui/Countdown';
import type { ReactNode } from 'react';
import type { DomainOverlays } from './overlayTables';
import { receiptContent, type WithdrawalReceipt } from './receiptContent';
import { Opens } from './walletOverlays.styles';
import { done, plain, waiting } from './toastContent';

/** What is missing for an amount, both formatted. */
export interface Missing {
  missing: string;
  amount: string;
}

/** When withdrawing is possible again: a chip below the message. */
const opens = (words: ReactNode) => (
  <Opens>
    <Badge kind="paying">{words}</Badge>
  </Opens>
);

/** Dialogs and toasts of wallet, withdrawal and passbook: each refusal says why and offers one way on (WITHDRAW-25). */
export const walletOverlays = {
  dialogs: {
    'wallet.loadFailed': (t) => ({
      tone: 'refusal',
      art: UnpluggedIcon,
      title: t('network.error_title'),
      message: t('network.wallet_failed'),
      primary: t('common.retry'),
    }),
    'wallet.notEnough': (t, missing: Missing) => ({
      tone: 'refusal',
      art: WalletIcon,
      status: 'waiting',
      title: t('withdraw.not_enough_title'),
      message: t('withdraw.not_enough_message', missing),
      primary: t('common.earn_now'),
      secondary: t('common.cancel'),
    }),
    'wallet.needAccount': (t) => ({
      tone: 'dialog',
      art: AccountIcon,
      title: t('withdraw.need_account_title'),
      message: t('withdraw.need_account_message'),
      primary: t('withdraw.add_account'),
      secondary: t('common.later'),
    }),
    'wallet.period': (t, { from }: { from: string }) => ({
      tone: 'refusal',
      art: WalletIcon,
      status: 'waiting',
      title: t('withdraw.period_title'),
      message: t('withdraw.period_message', { from }),
      primary: t('common.ok'),
    }),
    'wallet.notAllowed': (t) => ({
      tone: 'refusal',
      art: WalletIcon,
      status: 'failed',
      title: t('withdraw.failed_title'),
      message: t('withdraw.not_allowed'),
      primary: t('common.ok'),
    }),
    'wallet.frozen': (t) => ({
      tone: 'refusal',
      art: WalletIcon,
      status: 'waiting',
      title: t('withdraw.frozen_title'),
      message: t('withdraw.frozen_message'),
      primary: t('passbook.help'),
      secondary: t('common.ok'),
    }),
    'wallet.gap': (t, { until }: { until: number | undefined }) => ({
      tone: 'refusal',
      art: WalletIcon,
      status: 'waiting',
      title: t('withdraw.period_title'),
      message: t('withdraw.gap_5min'),
      details:
        until !== undefined &&
        opens(
          <span>
            {t('withdraw.gap_left')} <Countdown until={until} format={formatMinutes} />
          </span>,
        ),
      primary: t('common.ok'),
    }),
    'wallet.onceDaily': (t, { from }: { from: string }) => ({
      tone: 'refusal',
      art: WalletIcon,
      status: 'waiting',
      title: t('task.limit_title'),
      message: t('withdraw.once_daily'),
      details: opens(t('task.opens_again', { when: t('task.when_tomorrow', { time: from }) })),
      primary: t('common.ok'),
    }),
    'wallet.goEarn': (t, { missing }: { missing: Missing | undefined }) => ({
      tone: 'refusal',
      art: WalletIcon,
      status: 'waiting',
      title: t('withdraw.go_earn_title'),
      message: missing ? t('withdraw.not_enough_message', missing) : t('withdraw.go_earn_message'),
      primary: t('common.earn_now'),
      secondary: t('common.cancel'),
    }),
    'wallet.needLucky': (t) => ({
      tone: 'refusal',
      art: GiftIcon,
      title: t('withdraw.need_lucky_title'),
      message: t('withdraw.need_lucky_message'),
      primary: t('withdraw.go_lucky'),
      secondary: t('common.later'),
    }),
    'wallet.needMembers': (t, { count }: { count: number }) => ({
      tone: 'refusal',
      art: TeamIcon,
      title: t('withdraw.need_members_title'),
      message: count ? t('withdraw.need_members_count', { count }) : t('withdraw.need_members_message'),
      primary: t('withdraw.go_team'),
      secondary: t('common.later'),
    }),
    'wallet.withdrawFailed': (t) => ({
      tone: 'refusal',
      art: WalletIcon,
      status: 'failed',
      title: t('withdraw.failed_title'),
      message: t('withdraw.withdraw_submit_failed'),
      primary: t('common.ok'),
    }),
    'wallet.withdrawUnknown': (t) => ({
      tone: 'refusal',
      art: WalletIcon,
      status: 'waiting',
      title: t('withdraw.unknown_title'),
      message: t('withdraw.unknown_result'),
      primary: t('withdraw.see_records'),
    }),
    'wallet.withdrawDone': (t, receipt: WithdrawalReceipt) =>
      receiptContent(t, receipt, {
        title: t('withdraw.success_title'),
        promise: t('withdraw.trust_back'),
        primary: t('withdraw.see_records'),
        secondary: t('common.ok'),
      }),
    'wallet.tipLucky': (t) => ({
      tone: 'dialog',
      art: GiftIcon,
      title: t('withdraw.tip_lucky_title'),
      message: t('withdraw.tip_lucky'),
      primary: t('withdraw.go_lucky'),
      secondary: t('common.later'),
    }),
    'wallet.promotion': (t, receipt: WithdrawalReceipt) =>
      receiptContent(t, receipt, {
        title: t('withdraw.promo_title'),
        promise: t('withdraw.promo_message'),
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
