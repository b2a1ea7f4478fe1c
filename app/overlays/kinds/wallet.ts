import { GiftIcon } from '@tally/ui/icons/GiftIcon';
import { MegaphoneIcon } from '@tally/ui/icons/MegaphoneIcon';
import { UnpluggedIcon } from '@tally/ui/icons/UnpluggedIcon';
import { WalletIcon } from '@tally/ui/icons/WalletIcon';
import type { FailureCause } from '../../api/failureCause';
import { failureWords } from '../../i18n/failureWords';
import { dialogChip } from '../content/dialogChip';
import type { DomainOverlays } from '../content/overlayTable';
import { receiptContent, type WithdrawalReceipt } from './receiptContent';
import { plain, success, underWay, waiting, wrong } from '../content/toastContent';
import { walletRefusals } from './walletRefusals';

/** Dialogs and toasts of wallet, withdrawal and passbook. */
export const walletOverlays = {
  dialogs: {
    ...walletRefusals,
    'wallet.loadFailed': (t, { cause }: { cause: FailureCause }) => {
      const { title, text } = failureWords(t, cause);
      return {
        tone: 'refusal',
        art: UnpluggedIcon,
        title,
        message: `${t('network.wallet_failed')} ${text}`,
        primary: t('common.retry'),
        secondary: t('common.later'),
      };
    },
    'wallet.withdrawFailed': (t, { amount }: { amount: string }) => ({
      tone: 'refusal',
      art: WalletIcon,
      status: 'failed',
      title: t('withdraw.failed_title'),
      amount,
      message: t('withdraw.withdraw_submit_failed'),
      primary: t('common.ok'),
    }),
    'wallet.withdrawUnknown': (t, { amount }: { amount: string }) => ({
      tone: 'refusal',
      art: WalletIcon,
      status: 'waiting',
      title: t('withdraw.unknown_title'),
      amount,
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
    /** Behind the receipt of a promoted amount; marked as advertising. */
    'wallet.promotion': (t) => ({
      tone: 'dialog',
      art: MegaphoneIcon,
      title: t('withdraw.promo_title'),
      message: t('withdraw.promo_message'),
      details: dialogChip(t('common.advertisement'), 'ad'),
      primary: t('withdraw.promo_open'),
      secondary: t('common.later'),
    }),
  },
  toasts: {
    'wallet.withdrawInProgress': (t) => underWay(t('withdraw.in_progress')),
    'wallet.withdrawSubmitting': (t) => waiting(t('withdraw.submitting')),
    'wallet.reminderSent': (t) => success(t('passbook.remind_sent')),
    'wallet.reminderAlready': (t) => plain(t('passbook.remind_already')),
    'wallet.reminderEarly': (t, params: { by: string }) => wrong(t('passbook.remind_early', { date: params.by })),
    'wallet.reminderNothing': (t) => success(t('passbook.remind_nothing')),
  },
} satisfies DomainOverlays<'wallet'>;
