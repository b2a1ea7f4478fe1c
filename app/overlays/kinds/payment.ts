import { WalletIcon } from '@tally/ui/icons/WalletIcon';
import type { DomainOverlays } from '../content/overlayTable';

/** What home tells of a withdrawal that has ended meanwhile (DAY-4). */
export const paymentOverlays = {
  dialogs: {
    /** `type`: the e-wallet; undefined where it is not known. */
    'payment.arrived': (t, { amount, type }: { amount: string; type?: string | undefined }) => ({
      tone: 'dialog',
      art: WalletIcon,
      status: 'done',
      title: t('payment.paid_title'),
      amount,
      message: type === undefined ? t('payment.paid_wallet') : t('payment.paid', { type }),
      primary: t('common.ok'),
      secondary: t('payment.see'),
    }),
    'payment.returned': (t, { amount }: { amount: string }) => ({
      tone: 'refusal',
      art: WalletIcon,
      status: 'failed',
      title: t('payment.failed_title'),
      amount,
      message: t('payment.failed'),
      primary: t('payment.see'),
      secondary: t('common.later'),
    }),
  },
} satisfies DomainOverlays<'payment', 'deferred'>;
