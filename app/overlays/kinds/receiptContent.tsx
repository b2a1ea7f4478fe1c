import type { Translate } from '@tally/locales/text';
import { Receipt } from '@tally/ui/Receipt';
import { withdrawalSteps } from '../content/withdrawalSteps';
import type { DialogContent } from '../content/dialogContent';

/** Data of an accepted withdrawal's receipt, formatted. */
export interface WithdrawalReceipt {
  amount: string;
  /** Name of the e-wallet, and the masked account number. */
  type: string;
  no: string;
  /** The e-wallet's own mark; undefined where the deployment has none. */
  icon?: string | undefined;
  arrives: '2h' | '3d';
  /** Time of the request, and the latest time of arrival that is promised. */
  requested: string;
  by: string;
  /** The remaining cash; undefined where it is not known. */
  left: string | undefined;
}

/** Texts around the receipt: the title above it, the promise below, and the buttons. */
type Frame = Pick<DialogContent, 'title' | 'primary' | 'secondary'> & { promise: string };

/** Content of the dialog after a successful withdrawal: a receipt in place of the standard box (WITHDRAW-21). */
export function receiptContent(t: Translate, receipt: WithdrawalReceipt, frame: Frame): DialogContent {
  const { amount, type, no, icon, arrives, requested, by, left } = receipt;
  const { title, primary, secondary, promise } = frame;
  const message = t('withdraw.success_message', {
    amount,
    type,
    no,
    time: t(arrives === '2h' ? 'withdraw.within_2h' : 'withdraw.within_3d'),
  });
  return {
    tone: 'dialog',
    title,
    message,
    primary,
    ...(secondary && { secondary }),
    render: (onAnswer) => (
      <Receipt
        title={title}
        amount={amount}
        wallet={{ type, no, icon }}
        steps={withdrawalSteps(t, 'paying', { requested, by })}
        left={left === undefined ? undefined : { label: t('receipt.left'), value: left }}
        promise={promise}
        follow={t('receipt.follow')}
        message={message}
        primary={{ label: primary, onClick: () => onAnswer('primary') }}
        secondary={secondary ? { label: secondary, onClick: () => onAnswer('secondary') } : undefined}
        onClose={() => onAnswer('closed')}
      />
    ),
  };
}
