import { AccountIcon } from '@tally/ui/icons/AccountIcon';
import { GiftIcon } from '@tally/ui/icons/GiftIcon';
import { TeamIcon } from '@tally/ui/icons/TeamIcon';
import { WalletIcon } from '@tally/ui/icons/WalletIcon';
import { formatMinutes } from '@tally/locales/format';
import { Countdown } from '@tally/ui/Countdown';
import { withBack } from '../content/withBack';
import { dialogChip } from '../content/dialogChip';
import type { DomainOverlays } from '../content/overlayTable';

/** Amounts of a withdrawal that the balance does not cover, formatted. */
export interface Missing {
  missing: string;
  amount: string;
}

/** Dialogs of refused withdrawals: each gives the reason and offers one action (WITHDRAW-25). */
export const walletRefusals = {
  'wallet.notEnough': (t, missing: Missing) => ({
    tone: 'refusal',
    art: WalletIcon,
    status: 'waiting',
    title: t('withdraw.not_enough_title'),
    amount: missing.missing,
    message: t('withdraw.not_enough_message', missing),
    primary: t('common.earn_now'),
    secondary: t('common.later'),
  }),
  'wallet.needAccount': (t) => ({
    tone: 'dialog',
    art: AccountIcon,
    title: t('withdraw.need_account_title'),
    message: t('withdraw.need_account_message'),
    primary: t('withdraw.add_account'),
    secondary: t('common.later'),
  }),
  'wallet.invalidAccount': (t) => ({
    tone: 'refusal',
    art: AccountIcon,
    status: 'failed',
    title: t('account.invalid_title'),
    message: t('account.invalid_message'),
    primary: t('account.change'),
    secondary: t('common.later'),
  }),
  'wallet.closed': (t, { back }: { back?: string | undefined }) => ({
    tone: 'refusal',
    art: WalletIcon,
    status: 'waiting',
    rank: 'limit',
    title: t('withdraw.closed_title'),
    message: withBack(t, t('withdraw.closed_safe'), back),
    primary: t('common.earn_now'),
    secondary: t('common.later'),
  }),
  'wallet.walletClosed': (t, { type, back }: { type: string; back?: string | undefined }) => ({
    tone: 'refusal',
    art: WalletIcon,
    status: 'waiting',
    rank: 'limit',
    title: t('withdraw.wallet_closed_title', { type }),
    message: withBack(t, t('withdraw.closed_safe'), back),
    primary: t('common.earn_now'),
    secondary: t('common.later'),
  }),
  'wallet.period': (t, { from }: { from: string }) => ({
    tone: 'refusal',
    art: WalletIcon,
    status: 'waiting',
    rank: 'limit',
    title: t('withdraw.period_title'),
    message: t('withdraw.period_message', { from }),
    primary: t('common.ok'),
  }),
  'wallet.notAllowed': (t) => ({
    tone: 'refusal',
    art: WalletIcon,
    status: 'failed',
    title: t('withdraw.not_allowed_title'),
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
    secondary: t('common.later'),
  }),
  /** `tomorrow`: the hour of the next withdrawal, where the day has had its one: waiting for `until` is not enough. */
  'wallet.gap': (t, { until, tomorrow }: { until: number | undefined; tomorrow?: string | undefined }) => ({
    tone: 'refusal',
    art: WalletIcon,
    status: 'waiting',
    rank: 'limit',
    title: t(tomorrow ? 'task.limit_title' : 'withdraw.gap_title'),
    message: tomorrow ? t('withdraw.gap_tomorrow', { time: tomorrow }) : t('withdraw.gap_5min'),
    details:
      until !== undefined &&
      dialogChip(
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
    rank: 'limit',
    title: t('task.limit_title'),
    message: t('withdraw.once_daily'),
    details: dialogChip(t('task.when_tomorrow', { time: from })),
    primary: t('common.ok'),
  }),
  'wallet.goEarn': (t, { missing }: { missing: Missing | undefined }) => ({
    tone: 'refusal',
    art: WalletIcon,
    status: 'waiting',
    title: t('withdraw.not_enough_title'),
    amount: missing?.missing,
    message: missing ? t('withdraw.not_enough_message', missing) : t('withdraw.go_earn_message'),
    primary: t('common.earn_now'),
    secondary: t('common.later'),
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
} satisfies DomainOverlays<'wallet'>['dialogs'];
