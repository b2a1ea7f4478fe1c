import type { Market } from '@tally/contract/market/codes';
import type { PendingPayout } from '@tally/contract/operator/payouts';
import { formatMoney } from '@tally/locales/format';

/** Where the money of a withdrawal goes, and what the person got before: values of the texts that say it. */
export const payeeFacts = (payout: PendingPayout, market: Market) => ({
  account: `${payout.accountType} ${payout.accountNo}`,
  user: payout.userId,
  paid: payout.paid,
  amount: formatMoney(payout.paidAmount, market),
  failed: payout.failed,
});
